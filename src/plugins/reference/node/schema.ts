import type {Schema} from './contract';

/** A field of an object. */
export type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
};

/** @returns the fields of an object, with those of the parts of `allOf`; of an array, those of its items */
export function fieldsOf({properties = {}, required = [], allOf = [], items}: Schema): Field[] {
  const own = Object.entries(properties).map(([name, schema]) => {
    return {name, isRequired: required.includes(name), schema};
  });
  return [...own, ...allOf.flatMap(fieldsOf), ...(items ? fieldsOf(items) : [])];
}

/** @returns in words, for example `array of strings` or `string or null` */
export function typeOf({type = [], format, items}: Schema): string {
  const types = [type]
    .flat()
    .map((it) => (items && it === 'array' ? `array of ${typeOf(items)}s` : it));
  return [types.join(' or '), ...(format === undefined ? [] : [`(${format})`])].join(' ');
}

/** @returns the values that are listed, of an array those of its items, each with its meaning, which may be empty */
export const valuesOf = ({
  enum: values = [],
  'x-enum-meanings': meanings = {},
  items,
}: Schema): {readonly value: string; readonly meaning: string}[] => [
  ...values.map(String).map((value) => ({value, meaning: meanings[value] ?? ''})),
  ...(items ? valuesOf(items) : []),
];
