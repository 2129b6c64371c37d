import {expect, test} from 'vitest';
import {isSearchKey} from '@site/src/plugins/search/client/isSearchKey';

test.each([
  ['Ctrl+K', true, 'k', 'KeyK', {ctrlKey: true}],
  ['Cmd+K', true, 'k', 'KeyK', {metaKey: true}],
  ['Ctrl+K with Caps Lock', true, 'K', 'KeyK', {ctrlKey: true}],
  ['Ctrl+K on a Dvorak keyboard', true, 'k', 'KeyV', {ctrlKey: true}],
  ['Ctrl+K on a Russian keyboard', true, 'л', 'KeyK', {ctrlKey: true}],
  ['K alone', false, 'k', 'KeyK', {}],
  ['Ctrl+Shift+K', false, 'K', 'KeyK', {ctrlKey: true, shiftKey: true}],
  ['Ctrl+Alt+K', false, 'k', 'KeyK', {ctrlKey: true, altKey: true}],
  ['Ctrl+Cmd+K', false, 'k', 'KeyK', {ctrlKey: true, metaKey: true}],
  ['another letter in the place of K', false, 't', 'KeyK', {ctrlKey: true}],
])('%s opens search: %s', (_name, opens, key, code, modifiers) => {
  const none = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
  expect(isSearchKey({key, code, ...none, ...modifiers})).toBe(opens);
});
