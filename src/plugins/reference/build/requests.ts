import type {Language} from '../../samples';
import {contentOf, type Json, type JsonObject, type Operation} from './contract';
import {readShape, type Field} from './schema';
import {
  listOptional,
  writeValue,
  type Entry,
  type Notation,
  type RequestLine,
  type Value,
} from './values';

/** A request as it stands on a page. */
export type DrawnRequest = {
  readonly lines: Readonly<Record<Language, readonly RequestLine[]>>;
  /** The fields that a reader can tick, in the order of their lines, and whether they are ticked at first. */
  readonly optional: readonly {readonly id: string; readonly isOff: boolean}[];
};

/** What holds a value outside the code, by header and by part of a path. "Get an API key" has the same names. */
export const VARIABLES: Readonly<Record<string, string>> = {
  'x-api-key': 'RUNGEN_API_KEY',
  'x-team-id': 'RUNGEN_TEAM_ID',
  'X-Authenticated-User-Id': 'RUNGEN_USER_ID',
  app_id: 'RUNGEN_APP_ID',
  job_id: 'RUNGEN_JOB_ID',
};

type Request = Pick<Operation, 'method' | 'path' | 'responses'> & {
  readonly headers: {readonly entries: readonly Entry[]};
  readonly body: Value | undefined;
};

/**
 * Draws a request of an operation in every language: whole, and ready to paste after the exports of "Get an API key".
 *
 * @param operation from the contract
 * @param exampleName the name of the example whose body is sent; the first one if it is left out
 * @throws an Error for an operation whose header or path has no variable
 */
export function drawRequest(operation: Operation, exampleName?: string): DrawnRequest {
  const body = readBody(operation, exampleName);
  const headers = {entries: listHeaders(operation)};
  const request = {...operation, headers, body};
  return {
    lines: {
      curl: drawCurl(request),
      python: drawPython(request),
      javascript: drawJavaScript(request),
    },
    optional: [...listOptional(headers), ...listOptional(body)],
  };
}

function readBody({requestBody}: Operation, exampleName: string | undefined): Value | undefined {
  const {schema, examples = {}} = contentOf(requestBody) ?? {};
  const {[exampleName ?? '']: chosen = Object.values(examples)[0]} = examples;
  if (!schema || !chosen) return undefined;
  const others = Object.values(examples).map(({value}) => value);
  return readValue(chosen.value, {fields: readShape(schema).fields, id: 'body', others});
}

/** Where a value stands: the fields that the contract has there, and other values that it has for the same place. */
type Place = {
  readonly fields: readonly Field[];
  readonly id: string;
  readonly others: readonly Json[];
};

/**
 * Reads what is sent of an object or can be sent, in the order in which it is drawn: whatever a reader leaves out, the
 * commas stay right. In lists nothing is left out.
 */
function readValue(value: Json, {fields, id, others}: Place): Value {
  if (isList(value)) {
    const always = fields.map((field) => ({...field, isRequired: true}));
    const items = value.map((it: Json) => readValue(it, {fields: always, id, others: []}));
    return {isList: true, entries: items.map((it) => ({name: '', id, value: it}))};
  }
  if (!isObject(value)) return value;
  const required = new Set(fields.filter((it) => it.isRequired).map(({name}) => name));
  // One field is sent with each object, so that an object is never empty: the first of the example.
  const [first] = Object.keys(value);
  if (required.size === 0 && first !== undefined) required.add(first);
  const entries = fields.flatMap(({name, shape}): Entry[] => {
    const known = [value, ...others.filter(isObject)]
      .map((it) => it[name])
      .filter((it) => it !== undefined);
    const own = known[0] ?? shape.example ?? shape.constant;
    if (own === undefined) return [];
    const place = {fields: shape.fields, id: `${id}.${name}`, others: known};
    const isOff = required.has(name) ? undefined : !(name in value);
    return [{name, id: place.id, value: readValue(own, place), isOff}];
  });
  return {entries: optionalFirst(entries)};
}

/** What can be left out stands before what is always sent. */
const optionalFirst = (entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({isOff}) => isOff !== undefined),
  ...entries.filter(({isOff}) => isOff === undefined),
];

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function listHeaders({parameters, requestBody}: Operation): Entry[] {
  const key = {name: 'x-api-key', in: 'header', required: true};
  const headers = [...parameters, key]
    .filter((it) => it.in === 'header')
    .map(({name, required}) => ({
      name,
      id: `header.${name.toLowerCase()}`,
      value: {variable: variableOf(name)},
      isOff: required ? undefined : true,
    }));
  const type = {name: 'Content-Type', id: 'header.content-type', value: 'application/json'};
  return optionalFirst([...headers, ...(requestBody ? [type] : [])]);
}

function variableOf(name: string): string {
  const variable = VARIABLES[name];
  if (variable !== undefined) return variable;
  throw new Error(`no variable of the environment is known for "${name}"`);
}

const JSON_IN_SHELL: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value).replaceAll("'", String.raw`'\''`),
  variable: (name) => `$${name}`,
  pad: '',
  trailingComma: false,
  step: 2,
};

const CONSTANTS = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => CONSTANTS.get(value) ?? JSON.stringify(value),
  variable: (name) => `os.environ["${name}"]`,
  pad: '',
  trailingComma: true,
  step: 4,
};

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const JAVASCRIPT: Notation = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  scalar: (value) => (typeof value === 'string' ? quote(value) : String(value)),
  variable: (name) => `env.${name}`,
  pad: ' ',
  trailingComma: true,
  step: 2,
};

/** Puts the values of the parts of a path into it. */
const fillPath = (path: string, write: (variable: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => write(variableOf(name)));

function drawCurl({method, path, responses, headers, body}: Request): RequestLine[] {
  const options = [
    ...('204' in responses ? ['-i'] : []), // the status is all that comes
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]),
  ];
  const lines = [
    {text: ['curl', ...options, `"$RUNGEN_API${fillPath(path, (name) => `$${name}`)}"`].join(' ')},
    ...headers.entries.map(({name, id, value}) => ({
      text: `  -H "${name}: ${typeof value === 'string' ? value : `$${variableOf(name)}`}"`,
      fields: [id],
    })),
    ...writeValue(body, JSON_IN_SHELL, {id: 'body', start: "  -d '", end: "'"}),
  ];
  const ofCommand = headers.entries.length + (body === undefined ? 0 : 1);
  return lines.map((line, at) => (at < ofCommand ? {...line, text: `${line.text} \\`} : line));
}

/** What a program calls: the address of its app, where the path has one, and the address of the request. */
function writeAddress(
  path: string,
  inText: (expression: string) => string,
  {variable}: Pick<Notation, 'variable'>,
): {readonly app: string | undefined; readonly url: string} {
  const [, ofApp = '', rest = ''] = /^(\/app\/\{app_id\})?(.*)$/.exec(path) ?? [];
  const write = (name: string): string => inText(variable(name));
  const app = write('RUNGEN_API') + fillPath(ofApp, write);
  const end = fillPath(rest, write);
  return ofApp === '' ? {app: undefined, url: app + end} : {app, url: inText('app') + end};
}

function drawPython({method, path, headers, body}: Request): RequestLine[] {
  const variable = (name: string): string => `os.environ['${name}']`;
  const {app, url} = writeAddress(path, (it) => `{${it}}`, {variable});
  const own = headers.entries.filter(({value}) => typeof value !== 'string'); // json= sends the type of the content
  return [
    ...['import os', 'import requests', ''].map(toLine),
    ...(app === undefined ? [] : [`app = f"${app}"`, '']).map(toLine),
    toLine(`answer = requests.${method.toLowerCase()}(`),
    toLine(url === '{app}' ? '    app,' : `    f"${url}",`),
    ...writeValue({entries: own}, PYTHON, {id: 'header', start: '    headers=', end: ','}),
    ...writeValue(body, PYTHON, {id: 'body', start: '    json=', end: ','}),
    ...['    timeout=30,', ')', 'print(answer.status_code, answer.text)'].map(toLine),
  ];
}

function drawJavaScript({method, path, headers, body}: Request): RequestLine[] {
  const {app, url} = writeAddress(path, (it) => `\${${it}}`, JAVASCRIPT);
  return [
    toLine('const { env } = process;'),
    ...(app === undefined ? [] : [`const app = \`${app}\`;`]).map(toLine),
    toLine(''),
    toLine(`const answer = await fetch(${url === '${app}' ? 'app' : `\`${url}\``}, {`),
    ...(method === 'GET' ? [] : [`  method: '${method}',`]).map(toLine),
    ...writeValue(headers, JAVASCRIPT, {id: 'header', start: '  headers: ', end: ','}),
    ...writeValue(body, JAVASCRIPT, {id: 'body', start: '  body: JSON.stringify(', end: '),'}),
    ...['});', 'console.log(answer.status, await answer.text());'].map(toLine),
  ];
}

const toLine = (text: string): RequestLine => ({text});
