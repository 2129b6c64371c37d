import type {Json, JsonObject} from './contract';
import type {Field} from './schema';

/** A field of a body that is sent or can be sent. */
export type Member = {
  readonly name: string;
  readonly value: Json;
  /** Set for an object that is written field by field. */
  readonly members?: readonly Member[];
  /** Set for a field that a reader can leave out: its ID, for example `body.input.width`. */
  readonly optional?: {readonly id: string; readonly isOff: boolean};
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists the fields that a request sends or can send, in the order in which they are drawn: what a reader can leave out
 * stands before what is always sent, so that whatever is left out, the commas stay right.
 *
 * @param fields of the object, from the contract
 * @param example the body that the contract has as an example, or its part for this object
 * @param others other bodies that the contract has for the same object: they have values for fields that the example
 * leaves out
 * @param id the anchor of the object, for example `body`
 * @returns the fields that have a known value
 */
export function listMembers(
  fields: readonly Field[],
  example: JsonObject,
  others: readonly JsonObject[],
  id: string,
): Member[] {
  const required = new Set(fields.filter((it) => it.isRequired).map(({name}) => name));
  if (required.size === 0) {
    // One field is sent with each object, so that an object is never empty: the first of the example.
    const [anchor] = Object.keys(example);
    if (anchor !== undefined) required.add(anchor);
  }
  const members = fields.flatMap((field): Member[] => {
    const {name, shape} = field;
    const found = [example, ...others].map((it) => it[name]).find((it) => it !== undefined);
    const known = found ?? shape.example ?? shape.constant;
    if (known === undefined) return [];
    const path = `${id}.${name}`;
    const values = others.map((it) => it[name]).filter(isObject);
    const members =
      isObject(known) && shape.fields.length > 0
        ? listMembers(shape.fields, known, values, path)
        : [];
    const member = {name, value: known, ...(members.length > 0 && {members})};
    return required.has(name)
      ? [member]
      : [{...member, optional: {id: path, isOff: !(name in example)}}];
  });
  return [...members.filter((it) => it.optional), ...members.filter((it) => !it.optional)];
}
