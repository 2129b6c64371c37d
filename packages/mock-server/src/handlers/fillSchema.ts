import {mockError} from '../httpError';

type JsonObject = Readonly<Record<string, unknown>>;

/** The keywords that `fillSchema` reads, or that allow every value that it makes. */
const KEYWORDS = new Set(
  `$schema additionalProperties anyOf const default description enum examples exclusiveMaximum exclusiveMinimum items
  maximum minimum properties required title type $defs $ref`.split(/\s+/),
);

const VALUES: JsonObject = {
  string: 'mock',
  number: 1,
  integer: 1,
  boolean: true,
  object: {},
  array: [],
  null: null,
};

/**
 * Makes a value that matches a JSON Schema: its first alternative, with "mock" for strings and 1 for numbers.
 *
 * @param schema what a client has sent, which may be anything
 * @param known the definitions that it may refer to, besides its own
 * @throws HttpError 400 for a schema that it cannot fill
 * @example fillSchema({type: 'object', properties: {city: {type: 'string'}}}, 'body') // {city: 'mock'}
 */
export function fillSchema(schema: unknown, path: string, known: JsonObject = {}): unknown {
  if (!isObject(schema)) throw refuse(path, 'is not a schema, or contains itself');
  const unread = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unread !== undefined) throw refuse(path, `has '${unread}', which the mock server ignores`);
  const definitions = isObject(schema.$defs) ? schema.$defs : known;
  const {[String(schema.$ref).replace('#/$defs/', '')]: named, ...others} = definitions;
  if (schema.$ref !== undefined) return fillSchema(named, path, others); // without itself: a loop ends
  const {const: constant, enum: values, anyOf: choices, properties, items} = schema;
  const fill = (part: unknown, at = '') => fillSchema(part, path + at, definitions);
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(choices)) return fill(choices[0]);
  if (items !== undefined) return [fill(items)];
  if (isObject(properties)) {
    const fields = Object.entries(properties).map(([name, part]) => [name, fill(part, `.${name}`)]);
    return Object.fromEntries(fields);
  }
  const [type = 'string'] = [schema.type].flat();
  const value = VALUES[String(type)];
  if (value === undefined) throw refuse(path, 'has an unknown type');
  if (value === 1 && !allowsOne(schema)) throw refuse(path, 'does not allow the number 1');
  return value;
}

function allowsOne(schema: JsonObject): boolean {
  const {minimum = 1, maximum = 1, exclusiveMinimum = 0, exclusiveMaximum = 2} = schema;
  const isInside = Number(minimum) <= 1 && Number(maximum) >= 1;
  return isInside && Number(exclusiveMinimum) < 1 && Number(exclusiveMaximum) > 1;
}

function refuse(path: string, problem: string): Error {
  return mockError(400, `${path} ${problem}. Practice with a simpler schema.`);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
