import {mockError} from '../httpError';

/** Texts in the formats that schemas often name. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-22',
  'date-time': '2025-01-22T15:22:28Z',
  email: 'mock@example.com',
  uri: 'https://example.com/',
  uuid: '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71',
};

/** The keywords that are read below, or that exclude nothing of what is made there. */
const KEYWORDS = new Set(
  `$defs $ref $schema additionalProperties anyOf const default definitions description discriminator enum examples
  exclusiveMaximum exclusiveMinimum format items maxItems maxLength maximum minItems minLength minimum oneOf pattern
  properties propertyNames required title type`.split(/\s+/),
);

/** Each can double the work. */
const MAX_REFERENCES = 8;

/** A JSON Schema that somebody has sent: nothing about it is certain. */
type Schema = Readonly<Record<string, unknown>>;

/** A part of a schema. */
type Part = {
  readonly schema: unknown;
  /** Such as `body.tools.0.function.parameters.city`. */
  readonly path: string;
  readonly root: Schema;
  /** The references that lead to it. */
  readonly references: readonly unknown[];
};

/**
 * Makes a value that matches a JSON Schema: of all that it allows the first, with "mock" for texts.
 *
 * @param path of the schema, for errors
 * @throws HttpError 400 for a schema that it cannot fill
 * @example fillSchema({type: 'object', properties: {city: {type: 'string'}}}, 'body') // {city: 'mock'}
 */
export function fillSchema(schema: Schema, path: string): unknown {
  return fill({schema, path, root: schema, references: []});
}

function fill(part: Part): unknown {
  const {schema, path, root, references} = part;
  if (!isSchema(schema)) throw refuse(path, 'is no schema');
  const unread = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unread !== undefined) throw refuse(path, `has '${unread}', which the mock server ignores`);
  const {$ref, anyOf, oneOf = anyOf, properties, items, minItems = 0} = schema;
  if (typeof $ref === 'string') {
    if (references.length === MAX_REFERENCES) throw refuse(path, 'is nested too deeply');
    const target = findTarget($ref, root);
    return fill({...part, schema: target, references: [...references, $ref]});
  }
  const isInsideItself = (one: unknown): boolean => isSchema(one) && references.includes(one.$ref);
  if (Array.isArray(oneOf))
    return fill({...part, schema: oneOf.find((one) => !isInsideItself(one))});
  if (isSchema(properties)) {
    const entries = Object.entries(properties).map(([name, property]) => {
      return [name, fill({...part, schema: property, path: `${path}.${name}`})] as const;
    });
    return Object.fromEntries(entries);
  }
  if (Number(minItems) > 1)
    throw refuse(path, 'needs several items, and the mock server makes one');
  if (items !== undefined) return isInsideItself(items) ? [] : [fill({...part, schema: items})];
  const value = listValues(schema).find((one) => fits(one, schema));
  if (value === undefined) throw refuse(path, 'allows no value that the mock server tries');
  return value;
}

function refuse(path: string, problem: string): Error {
  return mockError(400, `${path} ${problem}. Practice with a simpler schema.`);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds what a reference leads to, such as `#/$defs/City`. */
function findTarget(reference: string, root: Schema): unknown {
  const [, ...keys] = reference.split('/');
  return keys.reduce<unknown>((part, key) => (isSchema(part) ? part[key] : undefined), root);
}

/** Lists values to try. There is no text for a pattern alone. */
function listValues(schema: Schema): readonly unknown[] {
  const {
    const: constant,
    enum: values,
    type = 'string',
    format,
    pattern,
    minimum,
    maximum,
  } = schema;
  if (constant !== undefined) return [constant];
  if (Array.isArray(values)) return values;
  const text = format === undefined && pattern === undefined ? 'mock' : FORMATS[String(format)];
  const numbers = [1, minimum, maximum];
  const byType: Readonly<Record<string, readonly unknown[]>> = {
    string: [text],
    number: numbers,
    integer: numbers.filter(Number.isInteger),
    boolean: [true],
    object: [{}],
    array: [[]],
    null: [null],
  };
  return [type].flat().flatMap((name) => byType[String(name)] ?? []);
}

/** Tells whether the limits of a schema allow a number, or the length of a text. */
function fits(value: unknown, schema: Schema): boolean {
  const size = typeof value === 'string' ? value.length : Number(value) || 0;
  const read = (name: string, unset: number): number => Number(schema[name] ?? unset);
  return (
    size >= Math.max(read('minimum', size), read('minLength', size)) &&
    size <= Math.min(read('maximum', size), read('maxLength', size)) &&
    size > read('exclusiveMinimum', -Infinity) &&
    size < read('exclusiveMaximum', Infinity)
  );
}
