import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {isNode, parseDocument, visit, type Document} from 'yaml';
import {ContentError, findNearest, isRecord, type Problem} from '../../problems';

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  verbose: true,
});

/** A value of a YAML file, with what messages about it need. */
export type Reading<Value> = {
  readonly value: Value;
  /** @returns `file:line:col` of a part of the value, such as `[3, 'id']` */
  readonly placeOf: (at: readonly (string | number)[]) => string;
};

/** A YAML text: the file it stands in, and where in it. */
type YamlText = {
  readonly file: string;
  readonly text: string;
  /** How many lines of the file stand above the text. */
  readonly linesAbove?: number;
};

/**
 * Reads a YAML text of a known form.
 *
 * @param source the text
 * @param schema a JSON schema that only values of the type have
 * @param fix what to write, for a value of another form
 * @throws ContentError with the first syntax error, or with everything that has another form
 */
export function readYaml<Value>(source: YamlText, schema: object, fix: string): Reading<Value> {
  const {document, problems} = openYaml(source);
  if (problems.length > 0) throw new ContentError(problems);
  const placeOf = (at: readonly (string | number)[]): string => {
    const node = at.length === 0 ? document.contents : document.getIn(at, true);
    return placeIn(source, (isNode(node) ? node.range?.[0] : undefined) ?? 0);
  };
  const value: unknown = document.toJS();
  const validate = ajv.compile<Value>(schema);
  if (validate(value)) return {value, placeOf};
  const errors = (validate.errors ?? []).filter(({keyword}) => keyword !== 'if');
  throw new ContentError(errors.map((error) => explain(error, document, placeOf, fix)));
}

function explain(
  {instancePath, keyword, params, message = '', data, parentSchema}: ErrorObject,
  document: Document.Parsed,
  placeOf: (at: readonly (string | number)[]) => string,
  fix: string,
): Problem {
  const at = instancePath.split('/').slice(1);
  const keys = at.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const id: unknown = document.getIn([...keys, 'id']);
  const of = typeof id === 'string' ? ` of "${id}"` : '';
  const place = placeOf(keys);
  const write = (schema: unknown): string =>
    isRecord(schema) && typeof schema.description === 'string' ? schema.description : fix;
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    const properties: unknown = parentSchema?.properties;
    const own = isRecord(properties) ? write(properties[name]) : fix;
    return {place, problem: `has no ${name}${of}`, fix: own};
  }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const own = placeOf([...keys, name]);
    const nearest = findNearest(name, fix.match(/\w+/g) ?? []);
    const known = nearest === undefined ? fix : `write "${nearest}"`;
    return {place: own, problem: `has the unknown key "${name}"${of}`, fix: known};
  }
  const key = keys.filter((it) => typeof it === 'string').at(-1) ?? 'text';
  const problem = `has ${key} ${JSON.stringify(data)}, which ${message}`;
  return {place, problem, fix: write(parentSchema)};
}

/**
 * Parses a YAML text.
 *
 * @returns the document, and the first syntax error only: those after it may be its consequences
 */
function openYaml(source: YamlText): {
  readonly document: Document.Parsed;
  readonly problems: readonly Problem[];
} {
  const document = parseDocument(source.text, {prettyErrors: false}); // keeps places out of the messages
  const faults = document.errors.map(({pos: [offset], message}) => ({offset, message}));
  visit(document, {
    Alias(_key, node) {
      // The parser accepts it, and fails only when the document becomes values.
      const offset = node.range?.[0] ?? 0;
      const message = 'A text that starts with * is an alias';
      if (!node.resolve(document)) faults.push({offset, message});
    },
  });
  const [first] = faults.sort((one, other) => one.offset - other.offset);
  if (!first) return {document, problems: []};
  const {offset, ...told} = explainYamlError(source.text, first.offset, first.message);
  return {document, problems: [{place: placeIn(source, offset), ...told}]};
}

/** @returns what is wrong with the line at an offset of a YAML text, where exactly, and what to write */
export function explainYamlError(text: string, offset: number, message: string) {
  // The parser finds a tab only after it has taken the lines around it for one text.
  const tab = /^\s*\t/m.exec(text);
  const at = tab ? tab.index + tab[0].length - 1 : offset;
  const [line = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n');
  const quoted = line.trim();
  return {
    offset: at,
    problem: `${quoted === '' ? 'is' : `has "${quoted}", which is`} not valid YAML: ${message}`,
    fix: tab
      ? 'indent with spaces: the line starts with a tab'
      : 'correct the line; quote a text that holds ": " or starts with a bracket or with *',
  };
}

function placeIn({file, text, linesAbove = 0}: YamlText, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${file}:${lines.length + linesAbove}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Checks that a file exists and is valid YAML.
 *
 * @param siteDir the folder of the site
 * @param file the file, relative to that folder
 * @returns the first problem; an empty list when the file can be parsed
 */
export function explainYaml(siteDir: string, file: string): readonly Problem[] {
  const whole = path.join(siteDir, file);
  return existsSync(whole)
    ? openYaml({file, text: readFileSync(whole, 'utf8')}).problems
    : [{place: `${file}:1:1`, problem: 'does not exist', fix: 'bring the file back'}];
}
