import {expect, test} from 'vitest';
import {
  changeBody,
  hasField,
  toggleField,
} from '../../../src/plugins/linked-fields/browser/changeBody';
import {readChoice, writeChoice} from '../../../src/plugins/linked-fields/browser/choiceQuery';

const BASE = {name: 'a', settings: {tier: 'LOW'}, flow: {tools: {}}};
const FIELDS = [
  {path: 'note', example: 'b'},
  {path: 'settings.workers', example: 1},
  {path: 'flow.tools', example: {}},
  {path: 'flow.tools.loras', example: [{id: '1'}]},
];
const ORDER = ['name', 'note', 'settings', 'settings.workers', 'settings.tier', 'flow'];

const change = (...choice: [string, boolean][]) => changeBody(BASE, FIELDS, new Map(choice), ORDER);

test('an added field is placed in the order of the page, with its example', () => {
  const changed = change(['note', true], ['settings.workers', true]);
  expect(JSON.stringify(changed)).toBe(
    '{"name":"a","note":"b","settings":{"workers":1,"tier":"LOW"},"flow":{"tools":{}}}',
  );
});

test('an existing field keeps its value, and an unknown field is not added', () => {
  const body = {...BASE, note: 'mine'};
  expect(changeBody(body, FIELDS, new Map([['note', true]]), ORDER)).toEqual(body);
  expect(change(['nothing', true])).toEqual(BASE);
});

test('a removed field is gone, and its parent object stays', () => {
  expect(change(['flow.tools', false])).toEqual({...BASE, flow: {}});
});

test('adding a field in a missing object adds the object', () => {
  const empty = {name: 'a'};
  const choice = new Map([['flow.tools.loras', true]]);
  expect(changeBody(empty, FIELDS, choice, ORDER)).toEqual({
    name: 'a',
    flow: {tools: {loras: [{id: '1'}]}},
  });
  expect(changeBody(empty, FIELDS, new Map([['flow.tools', false]]), ORDER)).toEqual(empty);
});

test('a field that is added and removed again leaves no choice behind', () => {
  const added = toggleField(new Map(), 'note', false, BASE);
  expect([...added]).toEqual([['note', true]]);
  expect([...toggleField(added, 'note', true, BASE)]).toEqual([]);
});

test('removing a field discards choices inside it, and adding a field discards removals around it', () => {
  const inside = toggleField(new Map(), 'flow.tools.loras', false, BASE);
  const without = toggleField(inside, 'flow.tools', true, BASE);
  expect([...without]).toEqual([['flow.tools', false]]);
  const back = toggleField(without, 'flow.tools.loras', false, BASE);
  expect([...back]).toEqual([['flow.tools.loras', true]]);
});

test('whether a field exists is determined by its path', () => {
  expect(hasField(BASE, 'flow.tools')).toBe(true);
  expect(hasField(BASE, 'flow.tools.loras')).toBe(false);
  expect(hasField(BASE, 'name.more')).toBe(false);
});

test('the choice can be read back from the query, and the rest of the query stays', () => {
  const choice = new Map([
    ['note', false],
    ['settings.workers', true],
    ['flow.tools.loras', true],
  ]);
  const search = writeChoice('?language=go', choice);
  expect(search).toBe('?language=go&with=settings.workers,flow.tools.loras&without=note');
  expect(readChoice(search)).toEqual(choice);
  expect(writeChoice(search, new Map())).toBe('?language=go');
  expect(writeChoice('?with=note', new Map())).toBe('');
});
