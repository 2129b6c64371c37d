import type {Language} from '../../console';
import {isRecord} from '../../../problems';
import {jsonOf, type Json, type JsonObject, type Operation, type Schema} from '../../../openapi';
import {listFields} from '../../../openapi';
import {listParts, writePart, type Notation, type Part, type RequestLine} from './values';

/** A request as it stands on a page. */
export type DrawnRequest = {
  readonly lines: Readonly<Record<Language, readonly RequestLine[]>>;
  /** The fields that a reader can tick, in the order of their lines, and whether they are ticked at first. */
  readonly optional: readonly {readonly id: string; readonly isOff: boolean}[];
};

/** The variables whose names do not follow from that of their header. "Get an API key" has the same names. */
export const VARIABLES: Readonly<Record<string, string>> = {
  'X-Authenticated-User-Id': 'RUNGEN_USER_ID',
};

/** @returns the variable of the environment for a header or a part of a path: `RUNGEN_TEAM_ID` for `x-team-id` */
const variableOf = (name: string): string =>
  VARIABLES[name] ?? `RUNGEN_${name.replace(/^x-/i, '').replaceAll('-', '_').toUpperCase()}`;

/**
 * Draws a request of an operation in every language: whole, and ready to paste after the exports of "Get an API key".
 *
 * @param operation from the contract
 * @param exampleName the name of the example whose body is sent; the first one if it is left out
 */
export function drawRequest(operation: Operation, exampleName?: string): DrawnRequest {
  const headers = listHeaders(operation);
  const body = readBody(operation, exampleName);
  return {
    lines: {
      curl: drawCurl(operation, headers, body),
      python: drawPython(operation, headers, body),
      javascript: drawJavaScript(operation, headers, body),
    },
    optional: [...headers, ...body]
      .flatMap(listParts)
      .flatMap(({id, isOff}) => (isOff === undefined ? [] : [{id, isOff}])),
  };
}

function readBody({requestBody}: Operation, exampleName = ''): Part[] {
  const {schema, examples = {}} = jsonOf(requestBody) ?? {};
  const known = Object.values(examples).map((it) => it.value);
  const value = examples[exampleName]?.value ?? known[0];
  if (!schema || value === undefined) return [];
  return [{name: '', id: 'body', value: readValue(value, schema, 'body', known)}];
}

/**
 * Reads what is sent of an object or can be sent, in the order in which it is drawn: whatever a reader leaves out, the
 * commas stay right.
 *
 * @param known the values that the contract has for the same place; none in lists, where nothing is left out
 */
function readValue(
  value: Json,
  schema: Schema,
  id: string,
  known?: readonly Json[],
): Part['value'] {
  if (isList(value)) {
    const parts = value.map((it: Json) => ({name: '', id, value: readValue(it, schema, id)}));
    return {isList: true, parts};
  }
  if (!isObject(value)) return value;
  const fields = listFields(schema);
  // One field is sent with each object, so that an object is never empty: the first of the example.
  const always = fields.some(({isRequired}) => isRequired) ? undefined : Object.keys(value)[0];
  const parts = fields.flatMap(({name, isRequired, schema: inside}): Part[] => {
    const values = [value, ...(known ?? []).filter(isObject)]
      .map((it) => it[name])
      .filter((it) => it !== undefined);
    const own = values[0] ?? inside.examples?.[0] ?? inside.const;
    if (own === undefined) return [];
    const place = `${id}.${name}`;
    const isOff = !known || isRequired || name === always ? undefined : !(name in value);
    return [{name, id: place, value: readValue(own, inside, place, known && values), isOff}];
  });
  return {parts: optionalFirst(parts)};
}

/** What can be left out stands before what is always sent. */
const optionalFirst = (parts: readonly Part[]): Part[] => [
  ...parts.filter(({isOff}) => isOff !== undefined),
  ...parts.filter(({isOff}) => isOff === undefined),
];

const isObject = (value: Json): value is JsonObject => isRecord(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function listHeaders({parameters, requestBody}: Operation): Part[] {
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

const JSON_IN_SHELL: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value).replaceAll("'", String.raw`'\''`),
  variable: (name) => `$${name}`,
  pad: '',
  trailingComma: false,
  step: 2,
};

const CONSTANTS: Readonly<Record<string, string>> = {null: 'None', true: 'True', false: 'False'};

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => CONSTANTS[JSON.stringify(value)] ?? JSON.stringify(value),
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

const toLines = (...texts: string[]): RequestLine[] => texts.map((text) => ({text}));

/** Puts the values of the parts of a path into it. */
const fillPath = (path: string, write: (variable: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => write(variableOf(name)));

function drawCurl(
  {method, path, responses}: Operation,
  headers: Part[],
  body: Part[],
): RequestLine[] {
  const options = [
    ...('204' in responses ? ['-i'] : []), // the status is all that comes
    ...(method === 'GET' || (method === 'POST' && body.length > 0) ? [] : [`-X ${method}`]),
  ];
  const lines = [
    ...toLines(
      ['curl', ...options, `"$RUNGEN_API${fillPath(path, (name) => `$${name}`)}"`].join(' '),
    ),
    ...headers.map(({name, id, value}) => ({
      text: `  -H "${name}: ${typeof value === 'string' ? value : `$${variableOf(name)}`}"`,
      field: id,
    })),
    ...body.flatMap((it) => writePart(it, JSON_IN_SHELL, "  -d '", "'")),
  ];
  const ofCommand = headers.length + body.length;
  return lines.map((line, at) => (at < ofCommand ? {...line, text: `${line.text} \\`} : line));
}

/** What a program calls: the address of its app, where the path has one, and the address of the request. */
function writeAddress(path: string, write: (variable: string) => string, app: string) {
  const [, ofApp = '', rest = ''] = /^(\/app\/\{app_id\})?(.*)$/.exec(path) ?? [];
  const start = write('RUNGEN_API') + fillPath(ofApp, write);
  const end = fillPath(rest, write);
  return ofApp === '' ? {url: start + end} : {app: start, url: app + end};
}

function drawPython({method, path}: Operation, headers: Part[], body: Part[]): RequestLine[] {
  const {app, url} = writeAddress(path, (name) => `{os.environ['${name}']}`, '{app}');
  const parts = headers.filter(({value}) => typeof value !== 'string'); // json= sends the type of the content
  const header = {name: '', id: 'header', value: {parts}};
  return [
    ...toLines('import os', 'import requests', ''),
    ...(app === undefined ? [] : toLines(`app = f"${app}"`, '')),
    ...toLines(`answer = requests.${method.toLowerCase()}(`),
    ...toLines(url === '{app}' ? '    app,' : `    f"${url}",`),
    ...writePart(header, PYTHON, '    headers=', ','),
    ...body.flatMap((it) => writePart(it, PYTHON, '    json=', ',')),
    ...toLines('    timeout=30,', ')', 'print(answer.status_code, answer.text)'),
  ];
}

function drawJavaScript({method, path}: Operation, headers: Part[], body: Part[]): RequestLine[] {
  const {app, url} = writeAddress(path, (name) => `\${env.${name}}`, '${app}');
  const header = {name: '', id: 'header', value: {parts: headers}};
  return [
    ...toLines('const { env } = process;'),
    ...(app === undefined ? [] : toLines(`const app = \`${app}\`;`)),
    ...toLines('', `const answer = await fetch(${url === '${app}' ? 'app' : `\`${url}\``}, {`),
    ...(method === 'GET' ? [] : toLines(`  method: '${method}',`)),
    ...writePart(header, JAVASCRIPT, '  headers: ', ','),
    ...body.flatMap((it) => writePart(it, JAVASCRIPT, '  body: JSON.stringify(', '),')),
    ...toLines('});', 'console.log(answer.status, await answer.text());'),
  ];
}
