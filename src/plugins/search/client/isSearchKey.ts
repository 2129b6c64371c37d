/** Letters of keyboards on which shortcuts go by the letter, wherever its key is. */
const LATIN_LETTER = /^[a-z]$/i;

type Key = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a key opens search: Ctrl+K or Cmd+K, with Caps Lock too, and without another modifier, because Ctrl+Shift+K
 * and Ctrl+Alt+K are shortcuts of browsers. On a keyboard without Latin letters, the physical key counts (`code`).
 *
 * @example
 * isSearchKey({key: 'л', code: 'KeyK', ctrlKey: true, …}); // true: Russian
 * isSearchKey({key: 't', code: 'KeyK', ctrlKey: true, …}); // false: Dvorak
 */
export function isSearchKey({key, code, ctrlKey, metaKey, altKey, shiftKey}: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return LATIN_LETTER.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
