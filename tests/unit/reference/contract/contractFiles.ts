import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** The contract files that every check in this folder reads. */
export const CONTRACT_FILES = ['contract/openapi.yaml', 'contract/openai-compatible.yaml'] as const;

/** A node of a contract with its JSON pointer. */
export type Node = {readonly pointer: string; readonly value: Record<string, unknown>};

/** @returns the parsed file, without resolving its references */
export function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}

/** @returns whether a value is a plain object */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns a list unchanged, and an empty list for any other value */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** @returns every object in a value, outer ones first, except for values of examples */
export function listNodes(value: unknown, pointer = '#'): Node[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listNodes(item, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    key === 'example' || key === 'examples' ? [] : listNodes(child, `${pointer}/${escape(key)}`),
  );
  return [{pointer, value}, ...inner];
}

/** @returns the value at a JSON pointer, or undefined */
export function lookUp(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (Array.isArray(value)) return value[Number(key)];
      return isRecord(value) ? value[key] : undefined;
    }, root);
}

/** @returns a key escaped for a JSON pointer */
export function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
