import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {escapeKey} from './escapeKey';

/** `line:col` of each key and list item of a YAML text, by its JSON pointer, `#/paths/~1app/post`. */
export type KeyPlaces = Readonly<Record<string, string>>;

/**
 * Finds the position of each key and list item in a YAML text. What an alias repeats is listed at its anchor only.
 *
 * @param text valid YAML
 */
export function listKeyPlaces(text: string): KeyPlaces {
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines});
  const places: Record<string, string> = {};
  const note = (pointer: string, node: unknown, value: unknown): void => {
    const {line, col} = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    places[pointer] = `${line}:${col}`;
    walk(pointer, value);
  };
  const walk = (pointer: string, node: unknown): void => {
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        note(`${pointer}/${escapeKey(isScalar(key) ? String(key.value) : '')}`, key, value);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) note(`${pointer}/${index}`, item, item);
    }
  };
  walk('#', contents);
  return places;
}

/**
 * @param places from `listKeyPlaces`
 * @param pointer a JSON pointer
 * @returns `line:col` of that part, or of the nearest one around it that the text has
 */
export function findPlace(places: KeyPlaces, pointer: string): string {
  if (!pointer.includes('/')) return '1:1';
  return places[pointer] ?? findPlace(places, pointer.slice(0, pointer.lastIndexOf('/')));
}
