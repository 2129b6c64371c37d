import {isRecord} from '../../files';
import {findJson} from './operations';
import type {Operation} from './types';

/** What only people read in a schema. */
const ANNOTATIONS = new Set(['title', 'description', 'example', 'examples']);

/**
 * Makes the schema of requests to an operation.
 *
 * @returns the closed schema of an object with `headers`, by their names in lower case, and `body`
 * @example
 * createAjv().compile(requestSchema(runJob))({headers: {}, body: {input: {}}}) // true
 */
export function requestSchema({parameters, requestBody}: Operation): object {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const required: string[] = [];
  const properties: Record<string, unknown> = {};
  for (const header of headers) {
    const name = header.name.toLowerCase();
    properties[name] = closeSchema(header.schema);
    if (header.required) required.push(name);
  }
  const body = closeSchema(findJson(requestBody)?.schema ?? {});
  const headerSchema = {type: 'object', required, properties};
  return {type: 'object', properties: {headers: headerSchema, body}};
}

/**
 * Closes a schema: a value with a field that the contract does not name is then invalid. The contract leaves its objects
 * open, because it is not published what the service does with unknown fields. An object with `additionalProperties`
 * stays as it is. What only people read is dropped.
 *
 * @param isPart whether it is a part of `allOf`, which must stay open: the whole is closed
 * @example
 * closeSchema({properties: {a: {}}}) // {properties: {a: {}}, unevaluatedProperties: false}
 */
export function closeSchema(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown) => closeSchema(item, isPart));
  if (!isRecord(schema)) return schema;
  const closed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(key) || key.startsWith('x-')) continue;
    const areProperties = key === 'properties' && isRecord(value);
    closed[key] = areProperties ? closeProperties(value) : closeSchema(value, key === 'allOf');
  }
  const isObject = 'properties' in closed || 'allOf' in closed;
  const isSettled = 'additionalProperties' in closed || 'unevaluatedProperties' in closed;
  if (isObject && !isSettled && !isPart) closed.unevaluatedProperties = false;
  return closed;
}

function closeProperties(properties: Record<string, unknown>): unknown {
  const closed = Object.entries(properties).map(([name, schema]) => [name, closeSchema(schema)]);
  return Object.fromEntries(closed) as unknown;
}
