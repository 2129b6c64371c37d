import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {parse} from 'yaml';
import {at, resolve} from '../../../../sandbox/readContract';
import {isRecord} from '../../problems';

/** A contract with its references resolved. */
export type Contract = Readonly<Record<string, unknown>>;

/** One operation as pages mention it. */
export type Endpoint = {
  /** In uppercase. */
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
};

/** Every name of the contracts that a page can mention. */
export type Names = {
  /** What an address starts with: URLs without a trailing slash, and the variables that hold them. */
  readonly bases: readonly string[];
  readonly endpoints: readonly Endpoint[];
  readonly headers: ReadonlySet<string>;
  /** The names of properties, path parameters and operations, with the names of the properties inside each. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** The values of each enumeration, by the name of its schema. */
  readonly enumerations: ReadonlyMap<string, readonly string[]>;
  readonly values: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** Literal texts, with `<name>` for each variable part. */
  readonly errors: ReadonlySet<string>;
  /** All of these that are one word, hosts, methods, and the variables that programs and requests read. */
  readonly words: ReadonlySet<string>;
};

/** The files of the contracts, with the variable that holds the address of each. */
export const CONTRACTS = [
  {file: 'contract/openapi.yaml', variable: 'RUNGEN_API'},
  {file: 'contract/openai-compatible.yaml', variable: 'OPENAI_BASE_URL'},
] as const;

/** @returns the contracts as data */
export function readContracts(siteDir: string): Contract[] {
  return CONTRACTS.map(({file}) => {
    const document: unknown = parse(readFileSync(path.join(siteDir, file), 'utf8'));
    const resolved = resolve(document, document);
    return isRecord(resolved) ? resolved : {};
  });
}

/**
 * Visits every object of a contract except its examples.
 *
 * @param see receives each object and its key
 */
export function visitContract(contract: unknown, see: (it: Contract, key: string) => void): void {
  JSON.stringify(contract, (key, value: unknown) => {
    if (/^examples?$/.test(key)) return undefined;
    if (isRecord(value)) see(value, key);
    return value;
  });
}

/** @returns the entries of an object; none for another value */
export const entriesOf = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value) : [];

/**
 * Collects the names that contracts define.
 *
 * @param contracts the contracts
 * @param environment the variables that requests and programs read
 * @param texts that hold addresses which pages may name
 */
export function collectNames(
  contracts: readonly Contract[],
  environment: readonly string[],
  texts: readonly string[],
): Names {
  const headers = new Set(['Content-Type', 'Accept']);
  const fields = new Map<string, Set<string>>();
  const enumerations = new Map<string, readonly string[]>();
  const values = new Set<string>();
  const errors = new Set<string>();
  const statuses = new Set<string>();
  const define = (name: unknown, inside: readonly string[] = []): void => {
    fields.set(String(name), new Set([...(fields.get(String(name)) ?? []), ...inside]));
  };
  const parts = contracts.flatMap(({components, paths}) => [components, paths]);
  visitContract(parts, (it, key) => {
    for (const [name, schema] of entriesOf(it.properties)) define(name, namesInside(schema));
    if (Array.isArray(it.enum)) {
      const list = it.enum.map(String);
      // Where it is used, an enumeration stands under the name of a field too.
      const isKnown = [...enumerations.values()].some((own) => own.join() === list.join());
      if (!isKnown) enumerations.set(key, list);
      for (const value of list) values.add(value);
    }
    if (typeof it.const === 'string') values.add(it.const);
    if (it.operationId !== undefined) define(it.operationId);
    if (it.in === 'header') headers.add(String(it.name));
    else if (it.in !== undefined) define(it.name);
    if (it.scheme === 'bearer') headers.add('Authorization');
    for (const [status, answer] of key === 'responses' ? entriesOf(it) : []) {
      if (!/^\d{3}$/.test(status)) continue;
      statuses.add(status);
      const text = at(answer, 'x-error', 'text');
      if (typeof text === 'string') errors.add(text);
    }
  });
  const urls = [JSON.stringify(contracts), ...texts].flatMap(
    (text) => text.match(/https?:\/\/[\w.-]+(?::\d+)?/g) ?? [],
  );
  const hosts = urls.flatMap((url) => [url, url.replace(/^\w+:\/\//, '')]);
  const servers = JSON.stringify(contracts.map((it) => it.servers));
  const variables = CONTRACTS.map(({variable}) => `$${variable}`);
  const bases = [...(servers.match(/https?:[^"]*[^"/]/g) ?? []), ...variables];
  const endpoints = contracts.flatMap(listEndpoints);
  const methods = endpoints.map(({method}) => method);
  const words = [...headers, ...fields.keys(), ...values, ...hosts, ...methods, ...environment];
  return {
    ...{bases, endpoints, headers, fields, enumerations, values, statuses, errors},
    words: new Set(words),
  };
}

/** @returns the files of all programs, relative to the site's folder */
export const listPrograms = (siteDir: string): Promise<string[]> =>
  Globby('samples/**/*.{sh,py,mjs}', {cwd: siteDir, ignore: ['**/node_modules/**']});

const listEndpoints = ({paths}: Contract): Endpoint[] =>
  entriesOf(paths).flatMap(([route, item]) =>
    entriesOf(item)
      .filter(([, it]) => at(it, 'operationId') !== undefined)
      .map(([method]) => ({method: method.toUpperCase(), path: route})),
  );

/** Returns the property names of a schema, also in array items, and in all of its variants. */
function namesInside(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesInside);
  if (!isRecord(schema)) return [];
  const {properties, items, allOf, oneOf, anyOf} = schema;
  return [
    ...entriesOf(properties).map(([name]) => name),
    ...[items, allOf, oneOf, anyOf].flatMap(namesInside),
  ];
}
