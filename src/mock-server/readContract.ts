import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020, {type CodeOptions} from 'ajv/dist/2020';
import {parse} from 'yaml';
import type {Transition} from './contract';

/** A JSON object, such as a schema. */
type JsonObject = Readonly<Record<string, unknown>>;

/** The files of the contract, with the prefix of the paths in each. */
export const CONTRACT_FILES = [
  {name: 'openapi.yaml', prefix: ''},
  {name: 'openai-compatible.yaml', prefix: '/v1'},
] as const;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @returns the files of the contract as data, with their references resolved */
export function readDocuments(contractDir: string): JsonObject[] {
  return CONTRACT_FILES.map(({name}) => {
    const document: unknown = parse(readFileSync(path.join(contractDir, name), 'utf8'));
    return objectOf(resolve(document, document));
  });
}

/**
 * Reads the contract from its folder. Its objects are open, because the service's own handling of unknown fields is not
 * published; the schemas here are closed, so that a field that the contract does not name is a problem.
 *
 * @returns the contract as data, with the schema of requests to each operation, by ID
 * @throws Error when a file is missing or is not YAML
 */
export function readContract(contractDir: string) {
  const documents = readDocuments(contractDir);
  const parts = documents.flatMap(({paths}, index) =>
    Object.entries(objectOf(paths)).flatMap(([route, item]) =>
      METHODS.filter((method) => at(item, method) !== undefined).map((method) =>
        readOperation((CONTRACT_FILES[index]?.prefix ?? '') + route, method, item),
      ),
    ),
  );
  const schemas = at(documents[0], 'components', 'schemas');
  return {
    data: {
      operations: parts.map(({operation}) => operation),
      transitions: {
        app: readTransitions(at(schemas, 'AppStatus')),
        job: readTransitions(at(schemas, 'JobStatus')),
      },
      /** The fields of a job's input that the contract names; a model can have others. */
      inputs: Object.keys(objectOf(at(schemas, 'JobInput', 'properties'))),
    },
    requests: Object.fromEntries(parts.map(({operation, request}) => [operation.id, request])),
  };
}

/** @returns an Ajv with schemas by their keys, to check values, or to generate the code of the checks */
export function createAjv(schemas: Readonly<Record<string, JsonObject>>, code: CodeOptions = {}) {
  const ajv = new Ajv2020({strict: false, allErrors: true, code});
  ajv.addFormat('uri', /^[a-z][a-z\d+.-]*:\/\/[^\s<>]+$/i);
  ajv.addFormat('float', true);
  for (const [key, schema] of Object.entries(schemas)) ajv.addSchema(schema, key);
  return ajv;
}

function readOperation(route: string, method: string, item: unknown) {
  const declared = at(item, method);
  const headers = [at(item, 'parameters'), at(declared, 'parameters')]
    .flatMap(listOf)
    .filter((it) => it.in === 'header');
  const keyOf = ({name}: JsonObject): string => String(name).toLowerCase();
  const body = at(declared, 'requestBody', 'content', 'application/json', 'schema');
  const answers = Object.entries(objectOf(at(declared, 'responses')));
  const [status, answer] = answers.find(([it]) => it.startsWith('2')) ?? [];
  const examples = at(answer, 'content', 'application/json', 'examples');
  const operation = {
    id: String(at(declared, 'operationId')),
    method: method.toUpperCase(),
    path: route, // such as `/app/{app_id}`; that of the OpenAI-compatible part starts with `/v1`
    takesBody: body !== undefined,
    /** The answer that the contract shows: that of an operation without behavior of its own. */
    example: {status: Number(status), body: at(Object.values(objectOf(examples))[0], 'value')},
  };
  const schemaOfHeaders = {
    type: 'object',
    required: headers.filter(({required}) => required === true).map(keyOf),
    properties: Object.fromEntries(headers.map((it) => [keyOf(it), closeSchema(it.schema)])),
  };
  const properties = {headers: schemaOfHeaders, body: closeSchema(body ?? {})};
  return {operation, request: {type: 'object', properties}};
}

/** Null is the state before the first one or after the last one; `by` is null for a change that happens by itself. */
function readTransitions(schema: unknown): Transition[] {
  return listOf(at(schema, 'x-transitions')).map(({from, to, operation}) => ({
    from: textOrNull(from),
    to: textOrNull(to),
    by: textOrNull(operation),
  }));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
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

/** Closes a schema, and drops what only people read. A part of `allOf` cannot be closed itself: the whole is. */
export function closeSchema(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown) => closeSchema(item, isPart));
  if (!isJsonObject(schema)) return schema;
  const closed = mapValues(schema, (value, key) => {
    if (/^(?:x-.+|title|description|examples?)$/.test(key)) return undefined;
    if (key === 'properties') return mapValues(objectOf(value), (it) => closeSchema(it));
    return closeSchema(value, key === 'allOf');
  });
  const isObject = 'properties' in closed || 'allOf' in closed;
  const isSettled = 'additionalProperties' in closed || 'unevaluatedProperties' in closed;
  return isObject && !isSettled && !isPart ? {...closed, unevaluatedProperties: false} : closed;
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.map(objectOf) : []);

/** @returns what a value holds below some keys, if anything */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inside, key) => objectOf(inside)[key], value);
}

/** Changes each value, or drops it where the change is undefined. */
function mapValues(object: JsonObject, change: (value: unknown, key: string) => unknown) {
  const changed = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}
