import type {ContractNode} from './ContractNode';
import {hasNullAlternative} from './flattenSchema';
import type {ProblemList} from './ProblemList';

/** The types a value can have. */
type ValueTypes = {
  /** Without `null`; empty when the contract does not specify the type. */
  readonly names: readonly string[];
  readonly allowsNull: boolean;
};

/**
 * Finds the types that all parts of a schema agree on.
 *
 * @param parts the parts of one schema, from `flattenSchema`
 * @param problems receives each part that contradicts the ones before it
 */
export function readTypes(parts: readonly ContractNode[], problems: ProblemList): ValueTypes {
  const typed = parts.filter((part) => part.get('type'));
  const allowsNull =
    parts.some(hasNullAlternative) ||
    (typed.length > 0 && typed.every((part) => typesOf(part).includes('null')));
  let names: string[] | undefined;
  for (const part of typed) {
    const here = typesOf(part).filter((name) => name !== 'null');
    const shared: string[] = names ? intersect(names, here) : here;
    if (names && shared.length === 0 && here.length > 0) {
      problems.add(
        part,
        `has the type "${here.join(' or ')}", and "${names.join(' or ')}" where it is merged with allOf or $ref`,
        'give both the same type, or take one of them out',
      );
    } else {
      names = shared;
    }
  }
  return {names: names ?? guessTypes(parts), allowsNull};
}

function typesOf(part: ContractNode): string[] {
  const single = part.text('type');
  return single === undefined ? part.texts('type') : [single];
}

/** The types that both sides allow. Every integer is a number. */
function intersect(one: readonly string[], other: readonly string[]): string[] {
  const shared = one.filter((name) => other.includes(name));
  const isInteger = [one, other].some((side) => side.includes('integer'));
  const isNumber = [one, other].some((side) => side.includes('number'));
  return shared.length === 0 && isInteger && isNumber ? ['integer'] : shared;
}

function guessTypes(parts: readonly ContractNode[]): string[] {
  if (parts.some((part) => part.get('properties'))) return ['object'];
  if (parts.some((part) => part.get('items'))) return ['array'];
  const constant = parts
    .map((part) => part.get('const')?.value)
    .find((value) => value !== undefined);
  return constant === undefined ? [] : [typeof constant];
}

/**
 * Describes types in words.
 *
 * @param types from `readTypes`
 * @param format the `format` keyword, for example `uuid`
 * @param elements the words for an array's elements; undefined when the contract does not describe them
 * @param forms the number of forms that the value can have; below 2, it has a single form
 * @returns for example `string (uuid) or null`
 */
export function describeType(
  types: ValueTypes,
  format: string | undefined,
  elements: string | undefined,
  forms: number,
): string {
  const words = types.names.map((name) => {
    if (name === 'array')
      return elements === undefined ? 'array' : `array of ${toPlural(elements)}`;
    return format === undefined ? name : `${name} (${format})`;
  });
  const known = words.length > 0 ? words : ['any value'];
  const kinds =
    forms > 1 ? [`${types.names.join(' or ') || 'value'} in one of ${forms} forms`] : known;
  return [...kinds, ...(types.allowsNull ? ['null'] : [])].join(' or ');
}

function toPlural(words: string): string {
  return /^\w+(?= \(|$)/.test(words) ? words.replace(/^\w+/, '$&s') : `values: ${words}`;
}
