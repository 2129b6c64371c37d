import {isRecord} from '../reference/contract/contractFiles';

/** @returns the value at a path of keys, or undefined */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[key] : undefined;
  }, value);
}
