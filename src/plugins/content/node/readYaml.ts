import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {isNode, parseDocument, visit} from 'yaml';
import {ContentError, findNearest, isRecord} from '../../problems';
import {placeAt, problemAt, type Text} from './texts';

/** Schemas of registers and of the bodies of requests: those of a contract have keywords and formats of its own. */
export const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  validateFormats: false,
  verbose: true,
});

/** @returns the schema of an object: what it has, what it may have, and nothing else */
export function recordSchema(required: Readonly<Record<string, object>>, optional: object = {}) {
  const properties = {...required, ...optional};
  const form = {type: 'object', required: Object.keys(required), properties};
  return {...form, additionalProperties: false};
}

/**
 * Reads a YAML text of a known form.
 *
 * @param source the text
 * @param schema a JSON schema that only values of the type have
 * @param fix what to write, for a value whose schema has no description
 * @returns its value, with the key `place` in each object of a list: `file:line:col`
 * @throws ContentError with the first syntax error, or with everything that has another form, and ids that stand twice
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of what the schema accepts
export function readYaml<Value>(source: Text, schema: object, fix: string): Value {
  const {document, problem: fault} = openYaml(source);
  if (fault) throw new ContentError([fault]);
  const placeOf = (node: unknown): string =>
    placeAt(source, isNode(node) ? node.range?.[0] : undefined);
  const validate = ajv.compile(schema);
  validate(document.toJS());
  const problems = (validate.errors ?? []).map((error) => {
    const keys = error.instancePath.split('/').slice(1);
    const at = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const id: unknown = document.getIn([...at, 'id']);
    const {key, ...told} = explainSchema(error, fix);
    const of = typeof id === 'string' ? ` of "${id}"` : '';
    const node = document.getIn([...at, key ?? []].flat(), true) ?? document.contents;
    return {...told, place: placeOf(node), problem: told.problem + of};
  });
  const ids = new Set<string>();
  visit(document, {
    Map(key, node, {length: depth}) {
      if (typeof key !== 'number') return;
      const [place, id] = [placeOf(node), node.get('id')];
      if (typeof id === 'string' && ids.size === ids.add(`${depth} ${id}`).size) {
        const problem = `has the id "${id}" a second time`;
        problems.push({place, problem, fix: 'give it another id, or make one entry of the two'});
      }
      node.set('place', place);
    },
  });
  if (problems.length > 0) throw new ContentError(problems);
  return document.toJS() as Value; // the schema has told what it is
}

/**
 * Says in a writer's words what a schema does not allow.
 *
 * @param error of a validator with the option `verbose`
 * @param fix what to write, if the schema has no description
 * @returns the problem and its fix, and the key that nothing knows
 */
export function explainSchema(
  {keyword, instancePath, params, data, message = '', parentSchema}: ErrorObject,
  fix: string,
): {readonly problem: string; readonly fix: string; readonly key?: string} {
  const properties: unknown = parentSchema?.properties;
  const known = isRecord(properties) ? properties : {};
  const describe = (schema: unknown): string =>
    isRecord(schema) && typeof schema.description === 'string' ? schema.description : fix;
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return {problem: `has no ${name}`, fix: describe(known[name])};
  }
  if (/^(?:additional|unevaluated)Properties$/.test(keyword)) {
    const key = String(params.additionalProperty ?? params.unevaluatedProperty);
    const names = Object.keys(known);
    const nearest = findNearest(key, names);
    const choice = nearest === undefined ? `use one of ${names.join(', ')}` : `write "${nearest}"`;
    return {problem: `has the unknown key "${key}"`, fix: choice, key};
  }
  const name = /([^/\d]+)(?:\/\d+)*$/.exec(instancePath)?.[1] ?? 'text';
  const allowed: unknown = params.allowedValues;
  const what = Array.isArray(allowed) ? `is none of ${allowed.join(', ')}` : message;
  return {
    problem: `has ${name} ${JSON.stringify(data)}, which ${what}`,
    fix: describe(parentSchema),
  };
}

/**
 * Parses a YAML text, whose values are all texts, also `60`.
 *
 * @returns the document, and the first syntax error only: those after it may be its consequences
 */
export function openYaml(source: Text) {
  const {text} = source;
  const document = parseDocument(text, {prettyErrors: false, schema: 'failsafe'});
  const faults = document.errors.map(({pos: [offset], message}) => ({offset, message}));
  visit(document, {
    Alias(_key, node) {
      // The parser accepts it, and fails only when the document becomes values.
      if (node.resolve(document)) return;
      const message = 'A text that starts with * is an alias';
      faults.push({offset: node.range?.[0] ?? 0, message});
    },
  });
  const [first] = faults.sort((one, other) => one.offset - other.offset);
  if (!first) return {document, problem: undefined};
  // The parser finds a tab only after it has taken the lines around it for one text.
  const tab = /^\s*\t/m.exec(text);
  const at = tab ? tab.index + tab[0].length - 1 : first.offset;
  const [line = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n');
  const quoted = line.trim() === '' ? 'is' : `has "${line.trim()}", which is`;
  const fix = tab
    ? 'indent with spaces: the line starts with a tab'
    : 'correct the line; quote a text that holds ": " or starts with a bracket or with *';
  const problem = `${quoted} not valid YAML: ${first.message}`;
  return {document, problem: problemAt(source, at, problem, fix)};
}
