import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkSources, renderSources, readSources} from '@site/src/plugins/facts';
import {listContractParts} from '@site/src/plugins/facts/build/sources/listContractParts';

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

test('every statement and every text has a source, and every source a statement', () => {
  expect(checkSources(data)).toEqual([]);
  expect(data.partSources.length).toBeGreaterThan(0);
  expect(data.register.claims.length).toBeGreaterThan(0);
});

test('the tables of SOURCES.md are up to date; npm run record -- sources writes them', () => {
  const page = readFileSync('SOURCES.md', 'utf8');
  expect(renderSources(page, data)).toBe(page);
  expect(page).toContain('Without `active_workers`, a new app is `STOPPED`');
});

test('a contract has a part for each operation, component and extension', () => {
  expect(listContractParts(CONTRACT, 'lamps.yaml').map(({id, place}) => `${place} ${id}`)).toEqual([
    'lamps.yaml:5:7 getLamp',
    'lamps.yaml:10:11 schemas.Lamp',
    'lamps.yaml:11:10 x-lamps',
  ]);
});

test('a part without a source, an unused source and a missing source are reported', () => {
  const [first, ...partSources] = data.partSources;
  expect(problemsOf({partSources})).toContain(`has ${first?.id ?? ''}, whose words have no source`);
  const extra = {id: 'Z9', name: 'Nobody', known: 'Nothing', place: ''};
  expect(problemsOf({sources: [...data.sources, extra]})).toEqual([
    'has the source "Z9", which nothing names',
  ]);
  const gone = {id: 'createLamp', sources: ['Q7'], concluded: [], place: ''};
  expect(problemsOf({partSources: [...data.partSources, gone]})).toEqual([
    'names the source "Q7" of "createLamp", which contract/sources.yaml does not have',
    'has "createLamp", which does not exist',
  ]);
});

test('words that are marked as a conclusion have to exist', () => {
  const concluded = ['A lamp never breaks'];
  const partSources = data.partSources.map((it) =>
    it.id === 'createApp' ? {...it, concluded} : it,
  );
  expect(problemsOf({partSources})).toEqual([
    'calls "A lamp never breaks" a conclusion in createApp, which does not say it',
  ]);
});
