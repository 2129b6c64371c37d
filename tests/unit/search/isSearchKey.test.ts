import {expect, test} from 'vitest';
import {isSearchKey} from '@site/src/plugins/search/client/isSearchKey';

test.each([
  [true, 'Ctrl+K', 'k', 'KeyK', {ctrlKey: true}],
  [true, 'Cmd+K', 'k', 'KeyK', {metaKey: true}],
  [true, 'Ctrl+K with Caps Lock', 'K', 'KeyK', {ctrlKey: true}],
  [true, 'Ctrl+K on a Dvorak keyboard', 'k', 'KeyV', {ctrlKey: true}],
  [true, 'Ctrl+K on a Russian keyboard', 'л', 'KeyK', {ctrlKey: true}],
  [false, 'K alone', 'k', 'KeyK', {}],
  [false, 'Ctrl+Shift+K', 'K', 'KeyK', {ctrlKey: true, shiftKey: true}],
  [false, 'Ctrl+Alt+K', 'k', 'KeyK', {ctrlKey: true, altKey: true}],
  [false, 'Ctrl+Cmd+K', 'k', 'KeyK', {ctrlKey: true, metaKey: true}],
  [false, 'another letter in the place of K', 't', 'KeyK', {ctrlKey: true}],
])('%s for %s', (opens, _name, key, code, modifiers) => {
  const none = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
  expect(isSearchKey({key, code, ...none, ...modifiers})).toBe(opens);
});
