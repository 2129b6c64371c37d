import type {Json, Schema} from './contract';

/** What a page shows of a schema. */
export type Shape = {
  /** In words, for example `array of strings` or `string or null`. */
  readonly type: string;
  readonly description: string;
  readonly constant: Json | undefined;
  /** A value to send or expect, if the contract has one. */
  readonly example: Json | undefined;
  readonly values: readonly {readonly value: string; readonly meaning: string}[];
  readonly fields: readonly Field[];
  readonly acceptsOtherFields: boolean;
};

/** A field of an object. */
export type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
};

/**
 * Reads a schema as a page shows it: the parts of `allOf` are merged, what stands nearest to the place wins, and an
 * array has the fields and values of its items.
 */
export function readShape(schema: Schema): Shape {
  const parts = listParts(schema);
  const first = <Key extends keyof Schema>(key: Key): Schema[Key] | undefined =>
    parts.find((part) => part[key] !== undefined)?.[key];
  const items = first('items');
  const item = items && readShape(items);
  const meanings = first('x-enum-meanings') ?? {};
  const required = parts.flatMap((part) => part.required ?? []);
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const types = [first('type') ?? []].flat();
  const format = first('format');
  return {
    type: [
      types
        .map((type) => (item && type === 'array' ? `array of ${item.type}s` : type))
        .join(' or '),
      ...(format === undefined ? [] : [`(${format})`]),
    ].join(' '),
    description: first('description') ?? '',
    constant: first('const'),
    example: first('examples')?.[0],
    values: [
      ...(first('enum') ?? [])
        .map(String)
        .map((value) => ({value, meaning: meanings[value] ?? ''})),
      ...(item?.values ?? []),
    ],
    fields: [
      ...properties.map(([name, property]) => ({
        name,
        isRequired: required.includes(name),
        shape: readShape(property),
      })),
      ...(item?.fields ?? []),
    ],
    acceptsOtherFields: first('additionalProperties') === true,
  };
}

const listParts = (schema: Schema): Schema[] => [
  schema,
  ...(schema.allOf ?? []).flatMap(listParts),
];
