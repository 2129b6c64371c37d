import type {Example, Json, JsonObject, Operation} from './contract';
import {listMembers, type Member} from './requestBody';
import {readShape, type Schemas} from './schema';

/** The languages in which requests are drawn, in the order of their tabs. */
export const REQUEST_LANGUAGES = ['curl', 'python', 'javascript'] as const;

/** A language in which a request is drawn. */
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

/** A line of a drawn request. */
export type RequestLine = {
  readonly text: string;
  /** The IDs of the optional fields, such as `body.input.width`, which all have to be ticked for the line to be sent. */
  readonly fields: readonly string[];
};

/** A request as it stands on a page. */
export type DrawnRequest = {
  readonly lines: Readonly<Record<RequestLanguage, readonly RequestLine[]>>;
  /** The optional fields, in the order of their lines, and whether they are ticked at first. */
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

/** A header of a request: from the environment, or as a constant. */
type Header = {readonly name: string; readonly fields: readonly string[]} & (
  | {readonly variable: string}
  | {readonly value: string}
);

type Request = {
  readonly method: Operation['method'];
  readonly path: string;
  readonly headers: readonly Header[];
  readonly body: readonly Member[] | undefined;
  readonly hasAnswerBody: boolean;
};

/**
 * Draws a request of an operation in every language: whole, and ready to paste after the exports of "Get an API key".
 *
 * @param operation from the contract
 * @param schemas where its references lead
 * @param exampleName the name of the example whose body is sent; the first one if it is left out
 * @throws an Error for an operation whose header or path has no variable
 */
export function drawRequest(
  operation: Operation,
  schemas: Schemas,
  exampleName?: string,
): DrawnRequest {
  const content = operation.requestBody?.content['application/json'];
  const examples = Object.entries(content?.examples ?? {});
  const example = examples.find(([name]) => name === exampleName) ?? examples[0];
  const body =
    content && example ? listBody(content.schema, example, examples, schemas) : undefined;
  const request: Request = {
    method: operation.method,
    path: operation.path,
    headers: listHeaders(operation, body !== undefined),
    body,
    hasAnswerBody: Object.keys(operation.responses).every((status) => status !== '204'),
  };
  return {
    lines: {
      curl: drawCurl(request),
      python: drawPython(request),
      javascript: drawJavaScript(request),
    },
    optional: [
      ...request.headers.flatMap(({fields}) => fields.map((id) => ({id, isOff: true}))),
      ...listOptional(body ?? []),
    ],
  };
}

function listBody(
  schema: Parameters<typeof readShape>[1],
  [name, {value}]: readonly [string, Example],
  examples: readonly (readonly [string, Example])[],
  schemas: Schemas,
): Member[] {
  const others = examples.filter(([other]) => other !== name).map(([, it]) => it.value);
  return listMembers(
    readShape(schemas, schema).fields,
    isObject(value) ? value : {},
    others.filter(isObject),
    'body',
  );
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be left out comes first; the key comes last, so that whatever is left out, the last line stays the last. */
function listHeaders({parameters}: Operation, hasBody: boolean): Header[] {
  const headers = parameters
    .filter((it) => it.in === 'header')
    .map(({name, required}) => ({
      name,
      variable: variableOf(name),
      fields: required ? [] : [`header.${name.toLowerCase()}`],
    }));
  return [
    ...headers.filter(({fields}) => fields.length > 0),
    ...headers.filter(({fields}) => fields.length === 0),
    {name: 'x-api-key', variable: variableOf('x-api-key'), fields: []},
    ...(hasBody ? [{name: 'Content-Type', value: 'application/json', fields: []}] : []),
  ];
}

function variableOf(name: string): string {
  const variable = VARIABLES[name];
  if (variable === undefined)
    throw new Error(`no variable of the environment is known for "${name}"`);
  return variable;
}

function listOptional(members: readonly Member[]): DrawnRequest['optional'] {
  return members.flatMap(({optional, members: inner}) => [
    ...(optional ? [optional] : []),
    ...listOptional(inner ?? []),
  ]);
}

/** How a language writes a body. */
type Notation = {
  readonly key: (name: string) => string;
  readonly scalar: (value: null | boolean | number | string) => string;
  /** Whether the last entry has a comma too. */
  readonly trailingComma: boolean;
};

const line = (text: string, fields: readonly string[] = []): RequestLine => ({text, fields});

const JSON_NOTATION: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value),
  trailingComma: false,
};

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) =>
    value === null
      ? 'None'
      : value === true
        ? 'True'
        : value === false
          ? 'False'
          : JSON.stringify(value),
  trailingComma: true,
};

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const JAVASCRIPT: Notation = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  scalar: (value) => (typeof value === 'string' ? quote(value) : String(value)),
  trailingComma: true,
};

/** Writes the fields of a body, one a line, with those inside an object indented by `step` more. */
function writeMembers(
  members: readonly Member[],
  notation: Notation,
  {
    indent,
    step,
    fields,
  }: {readonly indent: number; readonly step: number; readonly fields: readonly string[]},
): RequestLine[] {
  return members.flatMap((member, index) => {
    const own = member.optional ? [...fields, member.optional.id] : fields;
    const comma = notation.trailingComma || index < members.length - 1 ? ',' : '';
    const start = `${' '.repeat(indent)}${notation.key(member.name)}: `;
    if (!member.members) {
      return writeValue(member.value, notation, {start, end: comma, indent, step}).map((text) =>
        line(text, own),
      );
    }
    return [
      line(`${start}{`, own),
      ...writeMembers(member.members, notation, {indent: indent + step, step, fields: own}),
      line(`${' '.repeat(indent)}}${comma}`, own),
    ];
  });
}

/** Writes a value that is sent or left out as a whole. */
function writeValue(
  value: Json,
  notation: Notation,
  {
    start,
    end,
    indent,
    step,
  }: {readonly start: string; readonly end: string; readonly indent: number; readonly step: number},
): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${start}${notation.scalar(value)}${end}`];
  const isList = Array.isArray(value);
  const entries: (readonly [string, Json])[] = isList
    ? value.map((it: Json) => ['', it] as const)
    : Object.entries(value).map(([name, it]) => [`${notation.key(name)}: `, it] as const);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return [`${start}${open}${close}${end}`];
  const pad = ' '.repeat(indent + step);
  return [
    `${start}${open}`,
    ...entries.flatMap(([key, it], index) =>
      writeValue(it, notation, {
        start: `${pad}${key}`,
        end: notation.trailingComma || index < entries.length - 1 ? ',' : '',
        indent: indent + step,
        step,
      }),
    ),
    `${' '.repeat(indent)}${close}${end}`,
  ];
}

function drawCurl({method, path, headers, body, hasAnswerBody}: Request): RequestLine[] {
  const options = [
    ...(hasAnswerBody ? [] : ['-i']), // the status is all that comes
    ...(method === 'GET' || (method === 'POST' && body) ? [] : [`-X ${method}`]),
  ];
  const url = `"$RUNGEN_API${path.replace(/\{(\w+)\}/g, (_, name: string) => `$${variableOf(name)}`)}"`;
  const lines = [
    line(['curl', ...options, url].join(' ')),
    ...headers.map((header) => {
      const value = 'variable' in header ? `$${header.variable}` : header.value;
      return line(`  -H "${header.name}: ${value}"`, header.fields);
    }),
  ];
  const json = body
    ? [
        line("  -d '{"),
        ...writeMembers(body, JSON_NOTATION, {indent: 4, step: 2, fields: []}).map((it) => ({
          ...it,
          text: it.text.replaceAll("'", String.raw`'\''`),
        })),
        line("  }'"),
      ]
    : [];
  const last = body ? undefined : lines.at(-1);
  return [...lines.map((it) => (it === last ? it : {...it, text: `${it.text} \\`})), ...json];
}

/** The address that programs build: the app's own, where a path has one, and what follows it. */
function splitPath(path: string): {readonly ofApp: boolean; readonly rest: string} {
  const app = '/app/{app_id}';
  return path.startsWith(app)
    ? {ofApp: true, rest: path.slice(app.length)}
    : {ofApp: false, rest: path};
}

function drawPython({method, path, headers, body}: Request): RequestLine[] {
  const read = (variable: string): string => `os.environ["${variable}"]`;
  const inText = (variable: string): string => `{os.environ['${variable}']}`;
  const {ofApp, rest} = splitPath(path);
  const tail = rest.replace(/\{(\w+)\}/g, (_, name: string) => inText(variableOf(name)));
  const base = ofApp ? '{app}' : inText('RUNGEN_API');
  return [
    line('import os'),
    line('import requests'),
    line(''),
    ...(ofApp
      ? [line(`app = f"${inText('RUNGEN_API')}/app/${inText('RUNGEN_APP_ID')}"`), line('')]
      : []),
    line(`answer = requests.${method.toLowerCase()}(`),
    line(ofApp && tail === '' ? '    app,' : `    f"${base}${tail}",`),
    line('    headers={'),
    ...headers.flatMap((it) =>
      'variable' in it ? [line(`        "${it.name}": ${read(it.variable)},`, it.fields)] : [],
    ),
    line('    },'),
    ...(body
      ? [
          line('    json={'),
          ...writeMembers(body, PYTHON, {indent: 8, step: 4, fields: []}),
          line('    },'),
        ]
      : []),
    line('    timeout=30,'),
    line(')'),
    line('print(answer.status_code, answer.text)'),
  ];
}

function drawJavaScript({method, path, headers, body}: Request): RequestLine[] {
  const inText = (variable: string): string => `\${env.${variable}}`;
  const {ofApp, rest} = splitPath(path);
  const tail = rest.replace(/\{(\w+)\}/g, (_, name: string) => inText(variableOf(name)));
  const base = ofApp ? '${app}' : inText('RUNGEN_API');
  return [
    line('const { env } = process;'),
    ...(ofApp
      ? [line(`const app = \`${inText('RUNGEN_API')}/app/${inText('RUNGEN_APP_ID')}\`;`)]
      : []),
    line(''),
    line(`const answer = await fetch(${ofApp && tail === '' ? 'app' : `\`${base}${tail}\``}, {`),
    ...(method === 'GET' ? [] : [line(`  method: '${method}',`)]),
    line('  headers: {'),
    ...headers.map((it) =>
      line(
        `    '${it.name}': ${'variable' in it ? `env.${it.variable}` : quote(it.value)},`,
        it.fields,
      ),
    ),
    line('  },'),
    ...(body
      ? [
          line('  body: JSON.stringify({'),
          ...writeMembers(body, JAVASCRIPT, {indent: 4, step: 2, fields: []}),
          line('  }),'),
        ]
      : []),
    line('});'),
    line('console.log(answer.status, await answer.text());'),
  ];
}
