import {isRecord} from '../../../problems';

type Json = Readonly<Record<string, unknown>>;

/**
 * @param contract a contract, or another object that holds a document
 * @param path keys, from the outside in
 * @returns the value at that path; undefined when there is none
 */
export function factAt(contract: {readonly document: object}, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    contract.document,
  );
}

/** @returns the objects inside the object at that path, by their keys; empty when there is no object */
export function recordAt(
  contract: {readonly document: object},
  ...path: readonly string[]
): Readonly<Record<string, Json>> {
  const value = factAt(contract, ...path);
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]): [string, Json][] =>
      isRecord(it) ? [[key, it]] : [],
    ),
  );
}
