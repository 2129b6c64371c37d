import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020, {type CodeOptions} from 'ajv/dist/2020';
import {parse} from 'yaml';
import {
  isJsonObject,
  type ContractData,
  type JsonObject,
  type Operation,
  type Transition,
} from './contractData';

/** The contract as data: what the mock server takes from it, and by operation the schema of requests and its own text. */
export type ContractSource = ContractData & {
  readonly requests: Readonly<Record<string, JsonObject>>;
  readonly declared: Readonly<Record<string, JsonObject>>;
};

/** The files of the contract, with the prefix of the paths in each. */
export const CONTRACT_FILES = [
  {name: 'openapi.yaml', prefix: ''},
  {name: 'openai-compatible.yaml', prefix: '/v1'},
] as const;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Reads the contract. Its objects are open, because the service's own handling of unknown fields is not published; the
 * schemas here are closed, so that a field that the contract does not name is a problem.
 *
 * @param contractDir the folder of `openapi.yaml` and `openai-compatible.yaml`
 * @throws Error when a file is missing or is not YAML
 */
export function readContract(contractDir: string): ContractSource {
  const documents = CONTRACT_FILES.map(({name, prefix}) => {
    const document: unknown = parse(readFileSync(path.join(contractDir, name), 'utf8'));
    return {prefix, document: objectOf(resolve(document, document))};
  });
  const parts = documents.flatMap(({prefix, document}) =>
    Object.entries(objectOf(document.paths)).flatMap(([route, item]) =>
      METHODS.filter((method) => method in objectOf(item)).map((method) =>
        readOperation(prefix, route, method, objectOf(item)),
      ),
    ),
  );
  const schemas = objectOf(at(documents[0]?.document, 'components', 'schemas'));
  return {
    operations: parts.map(({operation}) => operation),
    transitions: {app: readTransitions(schemas.AppStatus), job: readTransitions(schemas.JobStatus)},
    inputs: Object.keys(objectOf(at(schemas, 'JobInput', 'properties'))),
    requests: Object.fromEntries(parts.map((it) => [it.operation.id, it.request])),
    declared: Object.fromEntries(parts.map((it) => [it.operation.id, it.declared])),
  };
}

/**
 * Prepares Ajv to check values, or to generate the code of the checks.
 *
 * @param schemas each schema by the key that `getSchema` takes
 * @param code how to generate the code
 * @throws Error for a schema that is not valid
 */
export function createAjv(
  schemas: Readonly<Record<string, JsonObject>>,
  code: CodeOptions = {},
): Ajv2020 {
  const ajv = new Ajv2020({strict: false, allErrors: true, code});
  ajv.addFormat('uri', /^[a-z][a-z\d+.-]*:\/\/[^\s<>]+$/i);
  ajv.addFormat('float', true);
  for (const [key, schema] of Object.entries(schemas)) ajv.addSchema(schema, key);
  return ajv;
}

function readOperation(prefix: string, route: string, method: string, item: JsonObject) {
  const declared = objectOf(item[method]);
  const parameters = [item.parameters, declared.parameters].flatMap(listOf);
  const headers = parameters.filter((it) => it.in === 'header');
  const body = at(declared, 'requestBody', 'content', 'application/json', 'schema');
  const operation: Operation = {
    id: String(declared.operationId),
    method: method.toUpperCase(),
    path: prefix + route,
    isOpenAi: prefix !== '',
    takesBody: body !== undefined,
    headers: headers.map((it) => String(it.name)),
  };
  const schemaOfHeaders = {
    type: 'object',
    required: headers.filter((it) => it.required === true).map((it) => it.name),
    properties: Object.fromEntries(headers.map((it) => [String(it.name), closeSchema(it.schema)])),
  };
  const properties = {headers: schemaOfHeaders, body: closeSchema(body ?? {})};
  return {operation, declared, request: {type: 'object', properties}};
}

function readTransitions(schema: unknown): Transition[] {
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return listOf(at(schema, 'x-transitions')).map(({from, to, operation}) => ({
    from: textOrNull(from),
    to: textOrNull(to),
    by: textOrNull(operation),
  }));
}

/**
 * Replaces each reference with what it refers to; what stands beside the reference wins.
 *
 * @param above the references that lead to the value
 * @throws Error when something contains itself
 */
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

/**
 * Closes a schema, and drops what only people read. A part of `allOf` cannot be closed itself: the whole is.
 *
 * @param isPart whether it is a part of `allOf`
 */
export function closeSchema(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown) => closeSchema(item, isPart));
  if (!isJsonObject(schema)) return schema;
  const closed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (/^(?:x-.+|title|description|examples?)$/.test(key)) continue;
    closed[key] =
      key === 'properties'
        ? mapValues(objectOf(value), (it) => closeSchema(it))
        : closeSchema(value, key === 'allOf');
  }
  const isObject = 'properties' in closed || 'allOf' in closed;
  const isSettled = 'additionalProperties' in closed || 'unevaluatedProperties' in closed;
  if (isObject && !isSettled && !isPart) closed.unevaluatedProperties = false;
  return closed;
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** @returns what a value holds below some keys, if anything */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inside, key) => objectOf(inside)[key], value);
}

function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
