// cspell:ignore finl
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Operation} from '@site/src/contract/openapi';
import {readReference, referenceComponents} from '@site/src/plugins/reference';
import {readFact} from '@site/src/contract/registries';
import {isRecord} from '@site/src/files';
import {squeeze} from '@site/src/plugins/copies';
import {listErrors} from '@site/src/plugins/reference/node/errors';
import {renderOperation} from '@site/src/plugins/reference/node/operation';
import {findOperation, OPERATIONS} from '../../helpers/requests';

const site = await readReference(process.cwd());
const {contract} = site;
const tags = referenceComponents(site);

async function render(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  operation?: Operation,
): Promise<string> {
  const frontMatter = {operation: operation?.operationId};
  return (await tags[tag]?.render({attributes, location: 'page.mdx:1:1', frontMatter})) ?? '';
}

/** Every field that a part of the contract can reach, and every value with a meaning, whatever renders them. */
function listNames(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if (Array.isArray(part)) return part.flatMap((item) => listNames(item, seen));
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'examples' || key === 'example') return [];
    const isList = key === 'properties' || key === 'x-enum-meanings';
    const names = isList && isRecord(value) ? Object.keys(value) : [];
    return [...names, ...listNames(value, seen)];
  });
}

test.each(OPERATIONS.map((operation) => [operation.operationId, operation] as const))(
  '%s shows every field and value of the contract, what a request needs, and every status',
  async (_, operation) => {
    const page = await render('Operation', {}, operation);
    const {parameters, requestBody, responses} = operation;
    const names = listNames([requestBody, Object.values(responses)]);
    for (const name of new Set(names)) {
      expect(page).toMatch(new RegExp(`(?: name="${name}"|">\`${name}\`</Anchored>)`));
    }
    for (const {name, in: position, required} of parameters) {
      const id = `${position}.${name.toLowerCase()}`;
      expect(page).toContain(`id="${id}" name="${name}"`);
      expect(page).toMatch(
        new RegExp(`id="${id}"[^>]*need="${required ? 'required' : 'optional'}"`),
      );
    }
    for (const status of Object.keys(responses)) {
      expect(page).toContain(`{/* #response-${status.toLowerCase()} */}`);
    }
  },
);

test('a line of only spaces ends a paragraph of a description', () => {
  const operation = {...findOperation('getApp'), description: 'Lead.\n \nDetail.'};
  expect(renderOperation(operation, site)).toContain('\n\nLead.\n\n</div>');
});

test('a field is required exactly where the contract requires it', async () => {
  const page = await render('Operation', {}, findOperation('createApp'));
  const {required = [], properties = {}} = contract.components.schemas.CreateApp ?? {};
  expect(required.length).toBeGreaterThan(0);
  for (const name of Object.keys(properties)) {
    const need = required.includes(name) ? 'required' : 'optional';
    expect(page).toMatch(new RegExp(`id="body\\.${name}"[^>]*need="${need}"`));
  }
});

test.each(['getApp', 'cancelJob'])('%s shows the 404 of Delete app', async (id) => {
  const page = await render('Operation', {}, findOperation(id));
  const sections = page.split('\n### ').filter((section) => section.startsWith('404'));
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatch(/`App with ID.*` is published for \[Delete app\]/);
});

test('the catalogue has every published error, with the operations that it is published for', async () => {
  const page = await render('ErrorCatalogue');
  const errors = listErrors(contract);
  expect(errors.length).toBeGreaterThan(3);
  for (const {id, status, advice, operations} of errors) {
    expect(page).toContain(`{/* #error-${id} */}`);
    expect(page).toContain(`| \`${status}\``);
    for (const text of [advice.text, advice.fix.trim()]) expect(page).toContain(text.slice(0, 40));
    for (const operation of operations) expect(page).toContain(operation.summary);
  }
});

test.each([
  [
    'Request',
    {operation: 'getAp'},
    /unknown operation="getAp".*\n.*write "getApp", or use one of /,
  ],
  ['Request', {operation: 'updateApp', example: 'pause'}, 'unknown example="pause"'],
  ['Request', {operation: 'getApp', ticked: 'body.x'}, 'unknown ticked="body.x"'],
  ['FactTable', {of: 'prices'}, 'unknown of="prices"'],
  ['Values', {of: 'JobStatus', show: 'finl'}, 'unknown show="finl"'],
  ['Values', {of: 'App'}, 'unknown of="App"'],
  ['Body', {operation: 'getApp'}, 'unknown operation="getApp"'],
  ['Lifecycle', {of: 'worker'}, 'unknown of="worker"'],
])('%s with %j is reported', async (tag, attributes, message) => {
  await expect(async () => render(tag, attributes)).rejects.toThrow(message);
});

const fieldsOf = (name: string, ...inside: readonly string[]): string[] => {
  const schema = inside.reduce(
    (outer, field) => outer?.properties?.[field],
    contract.components.schemas[name],
  );
  return Object.keys(schema?.properties ?? {});
};

const statesOf = (name: string): string[] =>
  contract.components.schemas[name]?.enum?.map(String) ?? [];

/** The names of the contract that each table of facts has to contain. */
const TABLES: readonly (readonly [table: string, names: readonly string[]])[] = [
  [
    'headers',
    OPERATIONS.flatMap(({parameters}) =>
      parameters.filter((parameter) => parameter.in === 'header').map(({name}) => name),
    ),
  ],
  [
    'envelope',
    OPERATIONS.flatMap(({responses, summary}) => {
      const [, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      const {required = []} = success?.content?.['application/json']?.schema ?? {};
      return required.includes('data') ? [] : [summary];
    }),
  ],
  ['billing', statesOf('AppStatus')],
  ['end-of-wait', statesOf('JobStatus')],
  ['inputs', fieldsOf('JobInput')],
  ['ownership', fieldsOf('AppSummary').filter((name) => /^(?:owner_|created_by)/.test(name))],
  [
    'fixed',
    fieldsOf('CreateApp', 'configuration')
      .filter((name) => !fieldsOf('UpdateApp', 'configuration').includes(name))
      .map((name) => `configuration.${name}`),
  ],
];

test.each(TABLES)('the table %s names what the contract has', async (of, names) => {
  const table = await render('FactTable', {of});
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !table.includes(name))).toEqual([]);
});

test.each(['AppStatus', 'JobStatus'])('the drawing of %s shows each state and cause', (name) => {
  const schema = contract.components.schemas[name] ?? {};
  const {'x-aliases': aliases = {}, 'x-transitions': transitions = []} = schema;
  const drawing = readFileSync(`src/plugins/reference/drawings/${name}.svg`, 'utf8');
  const shown = squeeze(drawing.replace(/<[^>]*>/g, '')).toLowerCase();
  const states = statesOf(name).filter((state) => !(state in aliases));
  const wanted = [...states, ...transitions.map(({by}) => by)];
  expect(transitions.length).toBeGreaterThan(0);
  expect(wanted.filter((words) => !shown.includes(words.toLowerCase()))).toEqual([]);
});

test('the memory of a model is its parameters, times their size, times the overhead', () => {
  const overhead = Number(readFact(process.cwd(), 'memory-overhead'));
  const rows = contract['x-tables']?.['gpu-memory']?.rows ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const [name, ...cells] of rows) {
    const size = typeof name === 'string' ? parseFloat(name) : NaN;
    const memory = [16, 8, 4].map((bits) => size * (bits / 8) * overhead);
    expect(cells.slice(0, 3)).toEqual(
      memory.map((value) => (Math.round(value * 10) / 10).toFixed(1)),
    );
  }
});

test('each table has rows as long as its head', () => {
  const tables = Object.entries(contract['x-tables'] ?? {});
  expect(tables.length).toBeGreaterThan(0);
  for (const [name, {columns, rows}] of tables) {
    const lengths = rows.map((row) => row.length);
    expect(lengths, name).toEqual(rows.map(() => columns.length));
  }
});
