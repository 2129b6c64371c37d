/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/**
 * Makes a contract strict: no object may contain a field that its schema does not name. The contract itself
 * leaves this open, because the service's own handling of unknown fields is not published.
 *
 * A schema that others extend with `allOf` cannot be closed itself, so `open` contains a second, open copy of each
 * named schema, and `allOf` refers to that one.
 *
 * @param document a parsed contract
 * @returns a copy with `unevaluatedProperties: false` in every object schema that does not set it
 */
export function closeSchemas(document: JsonObject): JsonObject {
  const components = isJsonObject(document.components) ? document.components : {};
  return {...closeObject(document, false), open: mapValues(components.schemas, closeOpen)};
}

/** @returns whether a value is a JSON object, and neither null nor an array */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const closeOpen = (value: unknown): unknown => close(value, true);
const closeStrict = (value: unknown): unknown => close(value, false);

function close(value: unknown, inAllOf: boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => close(item, inAllOf));
  return isJsonObject(value) ? closeObject(value, inAllOf) : value;
}

function closeObject(schema: JsonObject, inAllOf: boolean): JsonObject {
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closePart(key, value, inAllOf)]),
  );
  const isObjectSchema = isJsonObject(schema.properties) || Array.isArray(schema.allOf);
  const isSettled = 'additionalProperties' in schema || 'unevaluatedProperties' in schema;
  if (inAllOf || !isObjectSchema || isSettled) return closed;
  return {...closed, unevaluatedProperties: false};
}

function closePart(key: string, value: unknown, inAllOf: boolean): unknown {
  if (key === 'example' || key === 'examples') return value;
  if (key === 'properties') return mapValues(value, closeStrict);
  if (key === 'allOf') return close(value, true);
  if (key === '$ref' && inAllOf && typeof value === 'string') {
    return value.replace('#/components/schemas/', '#/open/');
  }
  return close(value, false);
}

function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, change(it)]));
}
