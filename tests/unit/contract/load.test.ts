import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {
  CONTRACT,
  CONTRACTS,
  listOperations,
  loadContract,
  openContract,
} from '@site/src/contract/openapi';
import {makeFolder} from '../../helpers/makeFolder';

let folder = '';

beforeEach(async () => {
  folder = makeFolder('contract-');
  await mkdir(path.join(folder, 'contract'));
});

/** Opens the contract of the API after a change, in a folder that contains nothing else. */
async function openChanged(change: (text: string) => string) {
  const text = await readFile(CONTRACT, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path.join(folder, CONTRACT), changed);
  return openContract(folder, CONTRACT);
}

async function problemsAfter(change: (text: string) => string): Promise<string[]> {
  const {problems} = await openChanged(change);
  return problems.map(({location, problem, fix}) => `${location} ${problem} | ${fix}`);
}

test.each(CONTRACTS)('$file has no problem and no reference', async ({file}) => {
  const contract = await loadContract(process.cwd(), file);
  expect(listOperations(contract).length).toBeGreaterThan(1);
  expect(JSON.stringify(contract)).not.toContain('"$ref"');
});

test('each transition of a state names an operation', async () => {
  const contract = await loadContract(process.cwd(), CONTRACT);
  const operations = listOperations(contract).map(({operationId}) => operationId);
  const schemas = Object.values(contract.components.schemas);
  const transitions = schemas.flatMap((schema) => schema['x-transitions'] ?? []);
  const named = transitions.map(({operation}) => operation).filter((name) => name !== undefined);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !operations.includes(name))).toEqual([]);
});

test('a description next to a reference replaces that of its target', async () => {
  const contract = await loadContract(process.cwd(), CONTRACT);
  const {CreateApp, Workflow} = contract.components.schemas;
  expect(CreateApp?.properties?.workflow?.properties).toEqual(Workflow?.properties);
  expect(CreateApp?.properties?.workflow?.description).not.toBe(Workflow?.description);
});

test('reads a contract again only after an edit', async () => {
  const first = await openChanged((text) => text.replace('version: ', 'version: 2 # '));
  expect(await openContract(folder, CONTRACT)).toBe(first);
  expect(await openChanged((text) => text.replace('version: ', 'version: 3 # '))).not.toBe(first);
});

test('reports all problems at once, in the order of lines', async () => {
  const problems = await problemsAfter((text) =>
    text
      .replace('      x-effects: Changes nothing', '      x-effect: Changes nothing')
      .replace('description: The app to create.', 'description: The <b>app</b>.')
      .replace('retryAdvice: A finished job stays finished.', 'retryAdvice: 3')
      .replace('    AppConfiguration:\n      x-source: [T1, A3]\n', '    AppConfiguration:\n'),
  );
  expect(problems).toEqual([
    expect.stringContaining('The text has HTML or a heading: put a tag'),
    expect.stringMatching(/:\d+:5 The page of the operation needs more: x-effects/),
    expect.stringMatching(/:\d+:7 unknown key "x-effect" \| write "x-effects", or use one of /),
    expect.stringMatching(/retryAdvice 3 must be string \| write a string/),
    expect.stringMatching(/:\d+:5 "AppConfiguration" has no x-source \| write x-source with ids/),
  ]);
});

test.each([
  ['columns: [Op', 'column: [Op', ':3 has no columns | write a list'],
  ['No body]', '7]', 'rows 7 must match a schema in anyOf | write a string, or'],
])('reports a table with "%s" as "%s" at its location', async (before, after, message) => {
  const [problem] = await problemsAfter((text) => text.replace(before, after));
  expect(problem).toContain(message);
});

test('reports an unknown type without what follows from it', async () => {
  const problems = await problemsAfter((text) => text.replace('type: integer', 'type: intger'));
  expect(problems).toEqual([expect.stringContaining('| use one of integer')]);
});

test.each([
  [
    'by: The run fails',
    'by: x\n        - {from: FAILED, to: null, by: y}',
    'leads away from "FAILED", but',
  ],
  [
    '        FAILED: failure\n',
    '',
    'away from "FAILED", and x-outcomes does not have it | write "FA',
  ],
  [
    'RUNNING, COMPLETED, ',
    'RUNNING, COMPLETED, LATE, ',
    'leads to the state "LATE" | write one with',
  ],
])('reports a state whose "%s" became "%s"', async (before, after, message) => {
  const problems = await problemsAfter((text) => text.replace(before, after));
  expect(problems.join('\n')).toContain(message);
});

test.each([
  ['no document', () => '', '1:1 is not an OpenAPI 3.1 document'],
  [
    'invalid YAML',
    (text: string) => text.replace('\npaths:', '\npaths: ['),
    '"post:" is not valid YAML',
  ],
  [
    'a schema inside itself',
    (text: string) =>
      text.replace(
        '\n  schemas:\n',
        "\n  schemas:\n    A:\n      items:\n        $ref: '#/components/schemas/A'\n",
      ),
    ':5 "#/components/schemas/A" contains itself',
  ],
])('reports %s as the only problem', async (_, change, message) => {
  const {contract} = await openChanged(change);
  expect(contract).toBeUndefined();
  const problems = await problemsAfter(change);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});
