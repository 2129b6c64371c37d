import {follow, type Json, type Schema} from './contract';

/** The schemas that references lead to: `components.schemas` of a contract. */
export type Schemas = Readonly<Record<string, Schema>>;

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
  /** The forms of `oneOf`, each with a title. */
  readonly forms: readonly (Shape & {readonly title: string})[];
  readonly acceptsOtherFields: boolean;
  /** Whether the schema contains itself here: its fields stand where it begins. */
  readonly repeats: boolean;
};

/** A field of an object. */
export type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
};

/**
 * Reads a schema as a page shows it: references are followed, the parts of `allOf` merged, and an array has the fields
 * and values of its items.
 *
 * @param schemas where references lead
 * @param schema the schema of a body, a field or a parameter
 * @param above the references that lead here: a schema that contains itself ends at its first repetition
 */
export function readShape(schemas: Schemas, schema: Schema, above: readonly string[] = []): Shape {
  const inside = schema.$ref === undefined ? above : [...above, schema.$ref];
  const parts = listParts(schemas, schema, inside);
  const repeats = schema.$ref !== undefined && above.includes(schema.$ref);
  const items = first(parts, 'items');
  const item = items && !repeats ? readShape(schemas, items, inside) : undefined;
  const values = first(parts, 'enum') ?? [];
  const meanings = first(parts, 'x-enum-meanings') ?? {};
  const required = parts.flatMap((part) => part.required ?? []);
  const properties = repeats ? [] : parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const forms = repeats ? [] : (first(parts, 'oneOf') ?? []);
  return {
    type: describeType(parts, item),
    description: first(parts, 'description') ?? '',
    constant: first(parts, 'const'),
    example: first(parts, 'examples')?.[0] ?? first(parts, 'x-input'),
    values: [
      ...values.map((value) => ({value: String(value), meaning: meanings[String(value)] ?? ''})),
      ...(item?.values ?? []),
    ],
    fields: [
      ...properties.map(([name, property]) => ({
        name,
        isRequired: required.includes(name),
        shape: readShape(schemas, property, inside),
      })),
      ...(item?.fields ?? []),
    ],
    forms: [
      ...forms.map((form) => ({
        ...readShape(schemas, form, inside),
        title: follow(schemas, form).title ?? '',
      })),
      ...(item?.forms ?? []),
    ],
    acceptsOtherFields: first(parts, 'additionalProperties') === true,
    repeats: repeats || item?.repeats === true,
  };
}

/** The schema and the members of its `allOf`, the outermost first: what stands nearest to the place wins. */
function listParts(schemas: Schemas, schema: Schema, above: readonly string[]): Schema[] {
  const part = follow(schemas, schema);
  const members = (part.allOf ?? []).flatMap((member) => {
    if (member.$ref === undefined) return listParts(schemas, member, above);
    if (above.includes(member.$ref)) throw new Error(`"${member.$ref}" is a part of itself`);
    return listParts(schemas, member, [...above, member.$ref]);
  });
  return [part, ...members];
}

function first<Key extends keyof Schema>(
  parts: readonly Schema[],
  key: Key,
): Schema[Key] | undefined {
  return parts.find((part) => part[key] !== undefined)?.[key];
}

function describeType(parts: readonly Schema[], item: Shape | undefined): string {
  const type = first(parts, 'type');
  const names = (type === undefined ? [] : [type].flat()).map((name) =>
    name === 'array' && item ? `array of ${item.type}s` : name,
  );
  const format = first(parts, 'format');
  return [names.join(' or '), ...(format ? [`(${format})`] : [])].join(' ').trim();
}
