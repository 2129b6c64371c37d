import type {Body, Field, Json} from './Operation';

/** An optional field of a body that a reader can add to the request. */
export type OptionalField = {
  /** The anchor on the page, for example `body.configuration.active_workers`. */
  readonly id: string;
  /** The contract's own example of the field, or its value in an example of the body. */
  readonly example: Json;
  /** Whether the first example of the body has it. */
  readonly isIn: boolean;
};

/**
 * Lists the optional fields that the contract has an example of. Fields of list elements are left out, because a
 * request may have several elements.
 *
 * @param body the body of an operation
 */
export function listOptionalFields({shape, examples}: Body): OptionalField[] {
  const values = examples.map(({value}) => value);
  return shape.fields.flatMap((field) => listFrom(field, values));
}

function listFrom(field: Field, parents: readonly (Json | undefined)[]): OptionalField[] {
  const {id, name, isRequired, shape} = field;
  const values = parents.map((parent) => valueOf(parent, name));
  const example = shape.exampleValue ?? values.find((value) => value !== undefined);
  const own =
    isRequired || example === undefined ? [] : [{id, example, isIn: values[0] !== undefined}];
  const isList = shape.type.startsWith('array');
  return [...own, ...(isList ? [] : shape.fields.flatMap((child) => listFrom(child, values)))];
}

function valueOf(parent: Json | undefined, name: string): Json | undefined {
  const isObject = typeof parent === 'object' && parent !== null && !Array.isArray(parent);
  return isObject ? Object.entries<Json>(parent).find(([key]) => key === name)?.[1] : undefined;
}
