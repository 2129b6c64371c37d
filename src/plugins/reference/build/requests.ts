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
    optional: [...listOptional(headers), ...listOptional(body ?? null)],
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
 * Reads what is sent of an object or can be sent, in the order in which it is drawn: what a reader can leave out stands
 * before what is always sent, so that whatever is left out, the commas stay right. In lists nothing is left out.
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
  return {entries: [...entries.filter(isOptional), ...entries.filter((it) => !isOptional(it))]};
}

const isOptional = ({isOff}: Entry): boolean => isOff !== undefined;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The team's header comes first, as the optional fields of a body do. */
function listHeaders({parameters, requestBody}: Operation): Entry[] {
  const headers = parameters
    .filter((it) => it.in === 'header')
    .map(({name, required}) => ({
      name,
      id: `header.${name.toLowerCase()}`,
      value: {variable: variableOf(name)},
      isOff: required ? undefined : true,
    }));
  const key = {
    name: 'x-api-key',
    id: 'header.x-api-key',
    value: {variable: variableOf('x-api-key')},
  };
  const type = {name: 'Content-Type', id: 'header.content-type', value: 'application/json'};
  return [
    ...headers.filter(isOptional),
    ...headers.filter((it) => !isOptional(it)),
    key,
    ...(requestBody ? [type] : []),
  ];
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

const toLines = (...texts: readonly string[]): RequestLine[] => texts.map((text) => ({text}));

/** Puts the values of the parts of a path into it. */
const fillPath = (path: string, write: (variable: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => write(variableOf(name)));

function drawCurl({method, path, responses, headers, body}: Request): RequestLine[] {
  const options = [
    ...('204' in responses ? ['-i'] : []), // the status is all that comes
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]),
  ];
  const url = `"$RUNGEN_API${fillPath(path, (name) => `$${name}`)}"`;
  const lines = [
    {text: ['curl', ...options, url].join(' ')},
    ...headers.entries.map(({name, id, value}) => ({
      text: `  -H "${name}: ${typeof value === 'string' ? value : `$${variableOf(name)}`}"`,
      fields: [id],
    })),
  ];
  const json =
    body === undefined
      ? []
      : writeValue(body, JSON_IN_SHELL, {id: 'body', start: "  -d '", end: "'"});
  const last = json.length > 0 ? undefined : lines.at(-1);
  return [...lines.map((it) => (it === last ? it : {...it, text: `${it.text} \\`})), ...json];
}

/** The address that programs build: the app's own, where a path has one, and what follows it. */
function splitPath(path: string, inText: (variable: string) => string) {
  const app = '/app/{app_id}';
  const isOfApp = path.startsWith(app);
  const base = inText('RUNGEN_API') + (isOfApp ? fillPath(app, inText) : '');
  return {
    app: isOfApp ? base : undefined,
    base,
    rest: fillPath(isOfApp ? path.slice(app.length) : path, inText),
  };
}

function drawPython({method, path, headers, body}: Request): RequestLine[] {
  const {app, base, rest} = splitPath(path, (name) => `{os.environ['${name}']}`);
  const own = headers.entries.filter(({value}) => typeof value !== 'string'); // json= sends the type of the content
  const values = [
    ...writeValue({entries: own}, PYTHON, {id: 'header', start: '    headers=', end: ','}),
    ...(body === undefined
      ? []
      : writeValue(body, PYTHON, {id: 'body', start: '    json=', end: ','})),
  ];
  return [
    ...toLines('import os', 'import requests', ''),
    ...(app === undefined ? [] : toLines(`app = f"${app}"`, '')),
    ...toLines(`answer = requests.${method.toLowerCase()}(`),
    ...toLines(
      app === undefined
        ? `    f"${base}${rest}",`
        : rest === ''
          ? '    app,'
          : `    f"{app}${rest}",`,
    ),
    ...values,
    ...toLines('    timeout=30,', ')', 'print(answer.status_code, answer.text)'),
  ];
}

function drawJavaScript({method, path, headers, body}: Request): RequestLine[] {
  const {app, base, rest} = splitPath(path, (name) => `\${env.${name}}`);
  const url = app === undefined ? `\`${base}${rest}\`` : rest === '' ? 'app' : `\`\${app}${rest}\``;
  return [
    ...toLines('const { env } = process;'),
    ...(app === undefined ? [] : toLines(`const app = \`${app}\`;`)),
    ...toLines('', `const answer = await fetch(${url}, {`),
    ...(method === 'GET' ? [] : toLines(`  method: '${method}',`)),
    ...writeValue(headers, JAVASCRIPT, {id: 'header', start: '  headers: ', end: ','}),
    ...(body === undefined
      ? []
      : writeValue(body, JAVASCRIPT, {id: 'body', start: '  body: JSON.stringify(', end: '),'})),
    ...toLines('});', 'console.log(answer.status, await answer.text());'),
  ];
}
