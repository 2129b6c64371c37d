import type {Schema} from './types';

export type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
};

/** Lists the fields of an object, those in the parts of `allOf` too; of an array, the fields of its items. */
export function listFields({properties = {}, required = [], allOf = [], items}: Schema): Field[] {
  const fields: Field[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    fields.push({name, isRequired: required.includes(name), schema});
  }
  for (const part of allOf) fields.push(...listFields(part));
  if (items) fields.push(...listFields(items));
  return fields;
}

/**
 * Names the type of a value in words.
 *
 * @example
 * describeType({type: ['string', 'null'], format: 'uri'}) // 'string or null (uri)'
 * describeType({type: 'array', items: {type: 'string'}}) // 'array of strings'
 */
export function describeType({type = [], format, items}: Schema): string {
  const names = [type].flat().map((name) => {
    return name === 'array' && items ? `array of ${describeType(items)}s` : name;
  });
  const words = names.join(' or ');
  return format === undefined ? words : `${words} (${format})`;
}

/** Lists the values of an enumeration, each with its meaning, which may be empty; of an array, those of its items. */
export function listValues(schema: Schema): {readonly value: string; readonly meaning: string}[] {
  const {items, 'x-enum-meanings': meanings = {}} = schema;
  const names = (schema.enum ?? []).map(String);
  const own = names.map((value) => ({value, meaning: meanings[value] ?? ''}));
  return items ? [...own, ...listValues(items)] : own;
}
