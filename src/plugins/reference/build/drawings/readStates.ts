import type {Contract} from '../contract/readContract';
import {ContentError, isRecord, type Problem} from '../../../problems';

/** One value of an enumeration and what it means, in Markdown. */
type EnumValue = {readonly value: string; readonly meaning: string};

/** One step in the life of an app or a job. `null` means that it does not exist yet, or no longer. */
export type Transition = {
  readonly from: string | null;
  readonly to: string | null;
  /** What causes it: a sentence without a period at its end. */
  readonly by: string;
  /** The operation that causes it; absent when no request of a reader causes it. */
  readonly operation?: string;
};

/** An enumeration of the contract, with its life cycle when its values are states. */
export type States = {
  readonly name: string;
  readonly values: readonly EnumValue[];
  readonly transitions: readonly Transition[];
  /** Alternative names of states: the key means the same state as the value. */
  readonly aliases: Readonly<Record<string, string>>;
};

/**
 * Reads an enumeration from the contract's schemas, or from its schemas that no operation uses (`x-enumerations`).
 *
 * @param contract the contract
 * @param name the schema, for example `AppStatus`
 * @returns its values in the contract's order
 * @throws ContentError when a value has no meaning, or a transition names a state that is not a value
 */
export function readStates(contract: Contract, name: string): States {
  const schema = findSchemas(contract)[name];
  const pointer = `${name in freeSchemas(contract) ? '#/x-enumerations' : '#/components/schemas'}/${name}`;
  const record = isRecord(schema) ? schema : {};
  const meanings = isRecord(record['x-enum-meanings']) ? record['x-enum-meanings'] : {};
  const values = (Array.isArray(record.enum) ? record.enum : []).map((value) => ({
    value: String(value),
    meaning: textOf(meanings[String(value)]),
  }));
  const states = {
    name,
    values,
    transitions: readTransitions(record['x-transitions']),
    aliases: readAliases(record['x-aliases']),
  };
  const problems = checkStates(states, contract.placeOf(pointer));
  if (problems.length > 0) throw new ContentError(problems);
  return states;
}

/** @returns the names of the contract's enumerations, in its order */
export function listEnumerations(contract: Contract): string[] {
  return Object.entries(findSchemas(contract)).flatMap(([name, schema]) =>
    isRecord(schema) && Array.isArray(schema.enum) ? [name] : [],
  );
}

function findSchemas(contract: Contract): Readonly<Record<string, unknown>> {
  return {...contract.document.components?.schemas, ...freeSchemas(contract)};
}

/** Schemas that only pages use. The linter rejects an unused schema, so they are not among the contract's schemas. */
function freeSchemas({document}: Contract): Readonly<Record<string, unknown>> {
  const free: unknown = Object.entries(document).find(([key]) => key === 'x-enumerations')?.[1];
  return isRecord(free) ? free : {};
}

function readTransitions(value: unknown): Transition[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({from, to, by, operation}) => ({
    from: typeof from === 'string' ? from : null,
    to: typeof to === 'string' ? to : null,
    by: textOf(by),
    ...(typeof operation === 'string' && {operation}),
  }));
}

function readAliases(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, textOf(of)]));
}

function checkStates(states: States, place: string): Problem[] {
  const {name, values, transitions, aliases} = states;
  const known = values.map(({value}) => value);
  const list = `the values of ${name} are ${known.join(', ')}`;
  if (values.length === 0) {
    return [
      {place, problem: `"${name}" is not an enumeration`, fix: 'give it an enum with values'},
    ];
  }
  const named = [
    ...transitions.flatMap(({from, to}) => [from, to].filter((it) => it !== null)),
    ...Object.entries(aliases).flat(),
  ];
  return [
    ...values
      .filter(({meaning}) => meaning === '')
      .map(({value}) => ({
        place,
        problem: `the value "${value}" of ${name} has no meaning`,
        fix: `add it to x-enum-meanings of ${name}`,
      })),
    ...[...new Set(named)]
      .filter((state) => !known.includes(state))
      .map((state) => ({
        place,
        problem: `x-transitions or x-aliases of ${name} names "${state}"`,
        fix: list,
      })),
    ...transitions
      .filter(({by}) => by === '')
      .map(({from, to}) => ({
        place,
        problem: `the transition from ${from ?? 'null'} to ${to ?? 'null'} of ${name} has no cause`,
        fix: 'say in "by" what causes it',
      })),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
