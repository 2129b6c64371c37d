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

test('an added field stands where the page has it, with its example', () => {
  const changed = change(['note', true], ['settings.workers', true]);
  expect(JSON.stringify(changed)).toBe(
    '{"name":"a","note":"b","settings":{"workers":1,"tier":"LOW"},"flow":{"tools":{}}}',
  );
});

test('a field that is there keeps its value, and one that is not known is not added', () => {
  const body = {...BASE, note: 'mine'};
  expect(changeBody(body, FIELDS, new Map([['note', true]]), ORDER)).toEqual(body);
  expect(change(['nothing', true])).toEqual(BASE);
});

test('a field that is taken out is gone, and what is around it stays', () => {
  expect(change(['flow.tools', false])).toEqual({...BASE, flow: {}});
});

test('a field in an object that is not there brings the object', () => {
  const empty = {name: 'a'};
  const choice = new Map([['flow.tools.loras', true]]);
  expect(changeBody(empty, FIELDS, choice, ORDER)).toEqual({
    name: 'a',
    flow: {tools: {loras: [{id: '1'}]}},
  });
  expect(changeBody(empty, FIELDS, new Map([['flow.tools', false]]), ORDER)).toEqual(empty);
});

test('a field that is added and taken out again leaves no choice behind', () => {
  const added = toggleField(new Map(), 'note', false, BASE);
  expect([...added]).toEqual([['note', true]]);
  expect([...toggleField(added, 'note', true, BASE)]).toEqual([]);
});

test('a field takes those inside it along, and brings those around it back', () => {
  const inside = toggleField(new Map(), 'flow.tools.loras', false, BASE);
  const without = toggleField(inside, 'flow.tools', true, BASE);
  expect([...without]).toEqual([['flow.tools', false]]);
  const back = toggleField(without, 'flow.tools.loras', false, BASE);
  expect([...back]).toEqual([['flow.tools.loras', true]]);
});

test('whether a field is there is told by its path', () => {
  expect(hasField(BASE, 'flow.tools')).toBe(true);
  expect(hasField(BASE, 'flow.tools.loras')).toBe(false);
  expect(hasField(BASE, 'name.more')).toBe(false);
});

test('the choice comes back from the address, and the rest of the query stays', () => {
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
