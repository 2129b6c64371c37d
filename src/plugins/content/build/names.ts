import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isRecord} from '../../problems';

/** A contract as it stands in its file; its references are local. */
export type Contract = Readonly<Record<string, unknown>>;

/** One operation as pages mention it. */
export type Endpoint = {
  /** In uppercase. */
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly operation: string;
};

/** An API with its addresses. */
export type Service = {
  /** What an address starts with: URLs without a trailing slash, and the variable that holds one. */
  readonly bases: readonly string[];
  readonly endpoints: readonly Endpoint[];
  /** The header that carries the key. */
  readonly keyHeader: string;
};

/** Every name of the contracts that a page can mention. */
export type Names = {
  readonly services: readonly Service[];
  readonly hosts: ReadonlySet<string>;
  readonly headers: ReadonlySet<string>;
  /** The names of properties, path parameters and operations, with the names of the properties inside each. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** The values of each enumeration, by the name of its schema. */
  readonly enumerations: ReadonlyMap<string, readonly string[]>;
  readonly values: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** Literal texts, with `<name>` for each variable part, and the statuses they come with. */
  readonly errors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The variables that programs and requests read. */
  readonly environment: ReadonlySet<string>;
};

/** The files of the contracts, with the variable that holds the address of each. */
export const CONTRACTS = [
  {file: 'contract/openapi.yaml', variable: 'RUNGEN_API'},
  {file: 'contract/openai-compatible.yaml', variable: 'OPENAI_BASE_URL'},
] as const;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @returns the contracts as data */
export function readContracts(siteDir: string): Contract[] {
  return CONTRACTS.map(({file}) => {
    const document: unknown = parse(readFileSync(path.join(siteDir, file), 'utf8'));
    return isRecord(document) ? document : {};
  });
}

/** @returns what a reference leads to, or the value itself */
export function resolve(value: unknown, document: Contract): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  const parts = value.$ref.split('/').slice(1);
  const target = parts.reduce((at: unknown, key) => (isRecord(at) ? at[key] : undefined), document);
  return resolve(target, document);
}

/**
 * Collects the names that contracts define.
 *
 * @param siteDir the folder of the site
 * @param contracts the contracts
 * @param more variables that requests read, and texts that hold addresses which pages may name
 */
export function collectNames(
  siteDir: string,
  contracts: readonly Contract[],
  more: {readonly variables: readonly string[]; readonly addresses: readonly string[]},
): Names {
  const found = {
    headers: new Set(['Content-Type', 'Accept']),
    fields: new Map<string, Set<string>>(),
    enumerations: new Map<string, readonly string[]>(),
    values: new Set<string>(),
    statuses: new Set<string>(),
    errors: new Map<string, Set<string>>(),
  };
  for (const document of contracts) walk(document, document, found);
  const texts = [...contracts.map((it) => JSON.stringify(it)), ...more.addresses];
  const environment = [...more.variables, ...readVariables(siteDir)];
  return {
    ...found,
    services: contracts.map((document, at) => readService(document, CONTRACTS[at]?.variable)),
    hosts: new Set(texts.flatMap((text) => text.match(/https?:\/\/[\w.-]+(?::\d+)?/g) ?? [])),
    environment: new Set(environment),
  };
}

/** @returns the files of all programs, relative to the site's folder */
export function listPrograms(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'samples'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:sh|py|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join('samples', name.split(path.sep).join('/')));
}

const readVariables = (siteDir: string): string[] =>
  listPrograms(siteDir)
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
    .flatMap((text) => text.match(/\b(?:RUNGEN|OPENAI)(?:_[A-Z]+)+\b/g) ?? []);

function readService(document: Contract, variable = ''): Service {
  const {paths, servers, components} = document;
  const endpoints = entriesOf(paths).flatMap(([route, item]) =>
    entriesOf(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: route,
        operation: isRecord(operation) ? String(operation.operationId) : '',
      })),
  );
  const urls = Array.isArray(servers) ? servers.filter(isRecord).map(fillServer) : [];
  const schemes = entriesOf(isRecord(components) ? components.securitySchemes : {});
  const [key] = schemes.map(([, scheme]) => headerOf(scheme));
  return {bases: [...urls, `$${variable}`], endpoints, keyHeader: key ?? ''};
}

function fillServer({url, variables}: Contract): string {
  const values = isRecord(variables) ? variables : {};
  return String(url)
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const variable = values[name];
      return isRecord(variable) ? String(variable.default) : '';
    })
    .replace(/\/$/, '');
}

const headerOf = (scheme: unknown): string =>
  isRecord(scheme) && scheme.in === 'header' ? String(scheme.name) : 'Authorization';

type Found = Record<'headers' | 'values' | 'statuses', Set<string>> & {
  readonly fields: Map<string, Set<string>>;
  readonly enumerations: Map<string, readonly string[]>;
  readonly errors: Map<string, Set<string>>;
};

/** Walks the whole contract except its examples, and collects the names that each object in it defines. */
function walk(value: unknown, document: Contract, found: Found, key = ''): void {
  if (Array.isArray(value)) for (const item of value) walk(item, document, found, key);
  if (!isRecord(value)) return;
  const {headers, fields, enumerations, values} = found;
  for (const [name, schema] of entriesOf(value.properties)) {
    const inside = fields.get(name) ?? new Set<string>();
    for (const child of namesInside(schema, document)) inside.add(child);
    fields.set(name, inside);
  }
  if (Array.isArray(value.enum)) {
    enumerations.set(key, value.enum.map(String));
    for (const it of value.enum) values.add(String(it));
  }
  if (typeof value.const === 'string') values.add(value.const);
  if (typeof value.operationId === 'string') fields.set(value.operationId, new Set());
  if (typeof value.name === 'string' && typeof value.in === 'string') {
    if (value.in === 'header') headers.add(value.name);
    else fields.set(value.name, new Set());
  }
  if (value.scheme === 'bearer') headers.add('Authorization');
  if (key === 'responses') collectAnswers(value, document, found);
  for (const [name, child] of Object.entries(value)) {
    if (name !== 'examples' && name !== 'example') walk(child, document, found, name);
  }
}

function collectAnswers(responses: Contract, document: Contract, {statuses, errors}: Found): void {
  for (const [status, value] of Object.entries(responses)) {
    if (!/^\d{3}$/.test(status)) continue;
    statuses.add(status);
    const answer = resolve(value, document);
    const error = isRecord(answer) ? answer['x-error'] : undefined;
    if (!isRecord(error)) continue;
    const text = String(error.text);
    errors.set(text, (errors.get(text) ?? new Set()).add(status));
  }
}

/** Returns the property names of a schema, also behind references, in array items, and in all of its variants. */
function namesInside(value: unknown, document: Contract): string[] {
  const schema = resolve(value, document);
  if (Array.isArray(schema)) return schema.flatMap((it) => namesInside(it, document));
  if (!isRecord(schema)) return [];
  const {properties, items, allOf, oneOf, anyOf} = schema;
  return [
    ...entriesOf(properties).map(([name]) => name),
    ...[items, allOf, oneOf, anyOf].flatMap((it) => namesInside(it, document)),
  ];
}

/** @returns the entries of an object; none for another value */
export function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
