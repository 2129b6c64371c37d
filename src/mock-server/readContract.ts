import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A JSON object, such as a schema. */
type JsonObject = Readonly<Record<string, unknown>>;

/** The files of the contract, with the prefix of the paths in each. */
export const CONTRACT_FILES = [
  {name: 'openapi.yaml', prefix: ''},
  {name: 'openai-compatible.yaml', prefix: '/v1'},
] as const;

/** @returns the files of the contract as data, with their references resolved */
export function readDocuments(contractDir: string): JsonObject[] {
  return CONTRACT_FILES.map(({name}) => {
    const document: unknown = parse(readFileSync(path.join(contractDir, name), 'utf8'));
    return objectOf(resolve(document, document));
  });
}

/** Replaces each reference with what it refers to and what stands beside it; throws when something contains itself. */
export function resolve(document: unknown, value: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(document, item, above));
  if (!isJsonObject(value)) return value;
  const {$ref, ...own} = value;
  const inside = mapValues(own, (it) => resolve(document, it, above));
  if (typeof $ref !== 'string') return inside;
  if (above.includes($ref)) throw new Error(`"${$ref}" contains itself`);
  const target = at(document, ...$ref.split('/').slice(1));
  return {...objectOf(resolve(document, target, [...above, $ref])), ...inside};
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** @returns what a value holds below some keys, if anything */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inside, key) => objectOf(inside)[key], value);
}

/** Changes each value, or drops it where the change is undefined. */
function mapValues(object: JsonObject, change: (value: unknown, key: string) => unknown) {
  const changed = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}
