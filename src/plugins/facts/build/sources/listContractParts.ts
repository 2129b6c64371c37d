import {isMap, isScalar, LineCounter, parseDocument, type Node} from 'yaml';
import type {Part} from './Part';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Splits a contract into operations, components and extensions: `createApp`, `schemas.Lora`, `x-billing`.
 *
 * @param text the contract as YAML
 * @param file the file, for messages
 * @param prefix the prefix of the ids of its parts, if another contract has parts with the same names
 * @returns its parts in the order of the file; their words do not include examples
 */
export function listContractParts(text: string, file: string, prefix = ''): Part[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const parts: Part[] = [];
  const add = (name: string, node: Node): void => {
    const {line, col} = lines.linePos(node.range?.[0] ?? 0);
    const words = wordsOf(node.toJS(document));
    const place = `${file}:${line}:${col}`;
    parts.push({id: prefix + name, words, place});
  };
  for (const [key, value] of pairsOf(document.contents)) {
    if (key === 'info' || key === 'tags' || key.startsWith('x-')) add(key, value);
    if (key === 'components') {
      for (const [kind, inside] of pairsOf(value)) {
        for (const [name, part] of pairsOf(inside)) add(`${kind}.${name}`, part);
      }
    }
    if (key !== 'paths') continue;
    for (const [, path] of pairsOf(value)) {
      for (const [method, operation] of pairsOf(path)) {
        const id: unknown = isMap(operation) ? operation.get('operationId') : undefined;
        if (METHODS.includes(method)) add(typeof id === 'string' ? id : method, operation);
      }
    }
  }
  return parts;
}

function pairsOf(node: unknown): [string, Node][] {
  if (!isMap<unknown, Node>(node)) return [];
  return node.items.flatMap(({key, value}): [string, Node][] =>
    isScalar(key) && value ? [[String(key.value), value]] : [],
  );
}

/** Leaves out examples, because they are checked against the contract itself. */
function wordsOf(value: unknown): string {
  return JSON.stringify(value, (key, inside: unknown) =>
    key === 'examples' || key === 'example' ? undefined : inside,
  );
}
