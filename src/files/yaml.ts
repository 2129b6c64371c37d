import type {Alias, Document, Scalar} from 'yaml';
import {isNode, parseDocument, visit, YAMLParseError} from 'yaml';
import {ContentError, type Problem} from './ContentError';
import {createAjv} from './createAjv';
import {explainSchema, readPointer} from './explainSchema';
import {locationAt, problemAt, type Text} from './text';

const ajv = createAjv({verbose: true});

type YamlFile = {readonly document: Document; readonly source: Text};

/**
 * Reads a YAML file of a known form. Each scalar is a string.
 *
 * @param schema a JSON schema that only values of the type match
 * @param fix what to write, for a value whose schema has no description
 * @throws ContentError with the first syntax error, or with everything that does not match the schema, and duplicate ids
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of what the schema accepts
export function readYaml<Value>(source: Text, schema: object, fix: string): Value {
  const opened = openYaml(source);
  if (opened.problem) throw new ContentError([opened.problem]);
  const problems = checkYaml(opened, schema, fix);
  if (problems.length > 0) throw new ContentError(problems);
  return opened.document.toJS() as Value; // the schema has checked it
}

/** @returns everything in a file that does not match a schema, and ids that it has twice */
export function checkYaml(file: YamlFile, schema: object, fix: string): Problem[] {
  return [...validateFile(file, schema, fix), ...findDuplicateIds(file)];
}

function locateNode(node: unknown, source: Text): string {
  return locationAt(source, isNode(node) ? node.range?.[0] : undefined);
}

function validateFile({document, source}: YamlFile, schema: object, fix: string) {
  const validate = ajv.compile(schema);
  if (validate(document.toJS())) return [];
  return (validate.errors ?? []).map((error) => {
    const {path, problem, ...explained} = explainSchema(error, fix);
    const id: unknown = document.getIn([...readPointer(error.instancePath), 'id']);
    const owner = typeof id === 'string' ? ` of "${id}"` : '';
    const node = document.getIn(path, true) ?? document.contents;
    return {...explained, location: locateNode(node, source), problem: problem + owner};
  });
}

/** Ids must differ among the entries of the lists at the same depth. */
function findDuplicateIds({document, source}: YamlFile): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  visit(document, {
    Map(key, node, {length: depth}) {
      const id: unknown = node.get('id');
      if (typeof key !== 'number' || typeof id !== 'string') return;
      const entry = `${depth} ${id}`;
      if (seen.has(entry)) {
        problems.push({
          location: locateNode(node, source),
          problem: `duplicate id "${id}"`,
          fix: 'give it another id, or make one entry of the two',
        });
      }
      seen.add(entry);
    },
  });
  return problems;
}

/**
 * Parses YAML with the failsafe schema: every scalar is a string, even `60`.
 *
 * @returns the file, and its first syntax error: later ones may be its consequences
 */
export function openYaml(source: Text): YamlFile & {readonly problem: Problem | undefined} {
  const document = parseDocument(source.text, {prettyErrors: false, schema: 'failsafe'});
  visit(document, {
    Alias: (_key, alias) => checkAlias(alias, document),
    Scalar: (_key, scalar) => locateOpenQuote(scalar, document),
  });
  const [first] = document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  return {document, source, problem: first && explainParseError(source, first)};
}

/** The parser accepts an unknown alias, and fails only when the document becomes a value. */
function checkAlias(alias: Alias, document: Document): void {
  if (alias.resolve(document)) return;
  const start = alias.range?.[0] ?? 0;
  const message = 'A string that starts with * is an alias';
  document.errors.push(new YAMLParseError([start, start], 'BAD_ALIAS', message));
}

/** The parser reports an unclosed quote where the string ends, which may be the end of the file. */
function locateOpenQuote({type, range}: Scalar, {errors}: Document): void {
  if (!range || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return;
  const [start, end] = range;
  const unclosed = errors.find(({code, pos}) => code === 'MISSING_CHAR' && pos[0] === end);
  if (unclosed) unclosed.pos = [start, end];
}

function explainParseError(source: Text, {pos: [offset], message}: YAMLParseError) {
  const {text} = source;
  // The parser finds a tab only after it has taken the lines around it for one string.
  const tab = /^\s*\t/m.exec(text);
  const start = tab ? tab.index + tab[0].length - 1 : offset;
  const [line = ''] = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n');
  const quoted = line.trim() === '' ? '' : `"${line.trim()}" is `;
  let fix = 'correct the line; put a string in quotes that has ": ", or starts with a bracket or *';
  if (tab) fix = 'indent with spaces: the line starts with a tab';
  return problemAt(source, start, `${quoted}not valid YAML: ${message}`, fix);
}
