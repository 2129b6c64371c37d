import {at} from '../../../mock-server/readContract';
import {isRecord} from '../../problems';

/** A contract with its references resolved. */
export type Contract = Readonly<Record<string, unknown>>;

/** Every name of the contracts that a page can mention. */
export type Names = ReturnType<typeof collectNames>;

/** The variables that hold the addresses of the contracts. */
const VARIABLES = ['RUNGEN_API', 'OPENAI_BASE_URL'] as const;

/**
 * Visits every object of the components and the paths of contracts except examples.
 *
 * @param see receives each object and its key
 */
export function visitContracts(
  contracts: readonly Contract[],
  see: (it: Contract, key: string) => void,
): void {
  const parts = contracts.map(({components, paths}) => [components, paths]);
  JSON.stringify(parts, (key, value: unknown) => {
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
 * @param texts that hold addresses and variables which pages may name
 */
export function collectNames(
  contracts: readonly Contract[],
  texts: readonly {readonly text: string}[],
) {
  const headers = new Set(['Content-Type', 'Accept']);
  /** The names of properties, path parameters and operations, with the names of the properties inside each. */
  const fields = new Map<string, Set<string>>();
  /** The values of each, by the name of its schema. */
  const enumerations = new Map<string, readonly string[]>();
  const values = new Set<string>();
  const errors: string[] = [];
  const statuses = new Set<string>();
  const define = (name: unknown, inside: readonly string[] = []): void => {
    fields.set(String(name), new Set([...(fields.get(String(name)) ?? []), ...inside]));
  };
  visitContracts(contracts, (it, key) => {
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
      if (typeof text === 'string') errors.push(text);
    }
  });
  const all = JSON.stringify([contracts, texts]);
  const urls = all.match(/https?:\/\/[\w.-]+(?::\d+)?/g) ?? [];
  const environment = all.match(/\b(?:RUNGEN|OPENAI)_[A-Z_]+/g) ?? [];
  const hosts = urls.flatMap((url) => [url, url.replace(/^\w+:\/\//, '')]);
  const endpoints = contracts.flatMap(listEndpoints);
  const written = endpoints.flatMap(({method, route, bases}) => [
    ...[method, route, `${method} ${route}`, ...bases],
    ...bases.map((base) => base + route),
  ]);
  const words = [...headers, ...fields.keys(), ...values, ...hosts, ...environment];
  return {
    ...{headers, fields, enumerations, values, statuses},
    /** Texts with parts that vary: addresses of operations, with their method or not, and errors. */
    patterns: [...endpoints.map(({pattern}) => pattern), ...errors.map(patternOf)],
    words: new Set([...words, ...written, ...errors]),
  };
}

/** @returns the text as a part of a regular expression */
export const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An error has other words in place of `<name>`. */
const patternOf = (error: string): RegExp =>
  new RegExp(`^${error.split(/<\w+>/).map(escapePattern).join("[^']+")}$`);

/** Lists operations with what an address can start with; a parameter in a path stands for its value. */
function listEndpoints({paths, servers}: Contract, index: number) {
  const urls = JSON.stringify(servers).match(/https?:[^"]*[^"/]/g) ?? [];
  const variable = VARIABLES[index] ?? '';
  const folders = urls.map((url) => new URL(url).pathname).filter((it) => it !== '/');
  const bases = [...urls, ...folders, `$${variable}`, `\${${variable}}`];
  const start = bases.map(escapePattern).join('|');
  return entriesOf(paths).flatMap(([route, item]) => {
    const value = String.raw`(?:$&|[0-9a-f-]{36}|\$\{?\w+\}?)`;
    const path = escapePattern(route).replace(/\\\{\w+\\\}/g, value);
    const operations = entriesOf(item).filter(([, it]) => at(it, 'operationId') !== undefined);
    return operations.map(([name]) => {
      const method = name.toUpperCase();
      const pattern = new RegExp(`^(?:${method} )?(?:${start})?${path}(?:\\?.*)?$`);
      return {method, route, bases, pattern};
    });
  });
}

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
