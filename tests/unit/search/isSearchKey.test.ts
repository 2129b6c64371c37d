import {describe, expect, it} from 'vitest';
import {isSearchKey} from '@site/src/plugins/search/client/isSearchKey';

function press(key: string, code: string, modifiers: Partial<KeyboardEvent>): boolean {
  const none = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
  return isSearchKey({key, code, ...none, ...modifiers});
}

describe('search opens with', () => {
  it.each([
    ['Ctrl+K', 'k', 'KeyK', {ctrlKey: true}],
    ['Cmd+K', 'k', 'KeyK', {metaKey: true}],
    ['Caps Lock', 'K', 'KeyK', {ctrlKey: true}],
    ['a Dvorak keyboard', 'k', 'KeyV', {ctrlKey: true}],
    ['a Russian keyboard', 'л', 'KeyK', {ctrlKey: true}],
    ['a Greek keyboard', 'κ', 'KeyK', {ctrlKey: true}],
    ['a Hebrew keyboard', 'ל', 'KeyK', {metaKey: true}],
  ])('%s', (_name, key, code, modifiers) => {
    expect(press(key, code, modifiers)).toBe(true);
  });
});

describe('search does not open with', () => {
  it.each([
    ['K alone', 'k', 'KeyK', {}],
    ['Ctrl+Shift+K', 'K', 'KeyK', {ctrlKey: true, shiftKey: true}],
    ['Ctrl+Alt+K', 'k', 'KeyK', {ctrlKey: true, altKey: true}],
    ['Ctrl+Cmd+K', 'k', 'KeyK', {ctrlKey: true, metaKey: true}],
    ['another letter in the place of K', 't', 'KeyK', {ctrlKey: true}],
    ['a slash', '/', 'Slash', {}],
  ])('%s', (_name, key, code, modifiers) => {
    expect(press(key, code, modifiers)).toBe(false);
  });
});
