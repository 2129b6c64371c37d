import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkConfirmed, checkSources, renderSources, readSources} from '@site/src/plugins/facts';
import {listContractParts} from '@site/src/plugins/facts/build/sources/listContractParts';
import {CONFIRMED} from '@site/src/plugins/facts/build/sources/readSources';

const data = readSources(process.cwd());

const CONTRACT = `
paths:
  /lamp:
    get:
      operationId: getLamp
      description: A lamp.
      responses: {'200': {description: It shines., content: {x: {examples: {a: {value: 1}}}}}}
components:
  schemas:
    Lamp: {type: object}
x-lamps: [1]
`;

function problemsOf(changed: Partial<typeof data>): string[] {
  return checkSources({...data, ...changed}).map(({problem}) => problem);
}

test('every statement has a source, every source a statement, and every text of the contracts is confirmed', () => {
  expect(checkSources(data)).toEqual([]);
  expect(data.confirmed.length).toBeGreaterThan(70);
  expect(data.register.claims.length).toBeGreaterThan(60);
});

test('every text typed by hand was compared with its sources after its last change', () => {
  expect(checkConfirmed(data.texts, data.confirmedTexts, CONFIRMED.texts)).toEqual([]);
  expect(data.texts.length).toBeGreaterThan(25);
});

test('the tables of SOURCES.md are up to date; npm run record -- sources writes them', () => {
  const page = readFileSync('SOURCES.md', 'utf8');
  expect(renderSources(page, data)).toBe(page);
  expect(page).toContain('Without `active_workers`, a new app is `STOPPED`');
});

test('a changed text fails until its source is confirmed, and examples do not count as text', () => {
  const state = (text: string) => listContractParts(text, 'contract/openapi.yaml')[0]?.state;
  expect(listContractParts(CONTRACT, 'lamps.yaml').map(({id, place}) => `${place} ${id}`)).toEqual([
    'lamps.yaml:5:7 getLamp',
    'lamps.yaml:10:11 schemas.Lamp',
    'lamps.yaml:11:10 x-lamps',
  ]);
  expect(state(CONTRACT.replace('value: 1', 'value: 2'))).toBe(state(CONTRACT));
  expect(state(CONTRACT.replace('shines', 'glows'))).not.toBe(state(CONTRACT));
  const parts = data.parts.map((it) => (it.id === 'createApp' ? {...it, state: 'other'} : it));
  const [problem] = checkSources({...data, parts});
  expect(problem?.place).toMatch(/^contract\/openapi.yaml:\d+:\d+$/);
  expect(problem?.problem).toContain(
    'other words in createApp than those that were held against A0, A1, A2, T1',
  );
  expect(problem?.fix).toBe(
    'if its sources say so, run npm run sources:record -- --confirm createApp',
  );
});

test('a part without a source, an unused source and a missing source are reported', () => {
  const [first, ...confirmed] = data.confirmed;
  expect(problemsOf({confirmed})).toContain(`has ${first?.id ?? ''}, whose words have no source`);
  const extra = {id: 'Z9', name: 'Nobody', known: 'Nothing', place: ''};
  expect(problemsOf({sources: [...data.sources, extra]})).toEqual([
    'has the source "Z9", which nothing names',
  ]);
  const gone = {id: 'createLamp', sources: ['Q7'], state: '', concluded: [], place: ''};
  expect(problemsOf({confirmed: [...data.confirmed, gone]})).toEqual([
    'names the source "Q7" of "createLamp", which contract/sources.yaml does not have',
    'has "createLamp", which does not exist',
  ]);
});

test('words that are marked as a conclusion have to exist', () => {
  const concluded = ['A lamp never breaks'];
  const confirmed = data.confirmed.map((it) => (it.id === 'createApp' ? {...it, concluded} : it));
  expect(problemsOf({confirmed})).toEqual([
    'calls "A lamp never breaks" a conclusion in createApp, which does not say it',
  ]);
});
