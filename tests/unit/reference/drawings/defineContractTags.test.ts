import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {defineContractTags} from '@site/src/plugins/reference/build/drawings/defineContractTags';
import {checkExtensions} from '@site/src/plugins/reference/build/facts/checkExtensions';
import {FACT_TABLES} from '@site/src/plugins/reference/build/facts/factTables';
import {expandTags} from '@site/src/plugins/page-tags/build/expandTags';

const contract = await readContract('contract/openapi.yaml');
const openAi = await readContract('contract/openai-compatible.yaml');

function expand(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  const file = new VFile({path: `${process.cwd()}/docs/page.mdx`, value: markdown});
  const definitions = defineContractTags({
    contract,
    openAi,
    pages: new Map([['createApp', '/api/apis/app/create-app']]),
    readExchanges: (ids) => new Map(ids.map((id) => [id, `HTTP for ${id}`])),
  });
  expandTags(tree, file, definitions);
  return tree;
}

function cellsOf(tree: Root): string[][] {
  const [table] = tree.children;
  if (table?.type !== 'table') throw new Error('the page starts with a table');
  return table.children.map((row) => row.children.map((cell) => toString(cell)));
}

test('a state table has every value of the contract, its meaning, and what changes it', () => {
  const [header, first] = cellsOf(expand('<StateTable of="AppStatus" />'));
  expect(header).toEqual(['Value', 'Meaning', 'What changes it']);
  expect(first?.[0]).toBe('STOPPED');
  expect(first?.[2]).toContain('INITIALIZING');
});

test('an alias of a state has the same transitions as the state', () => {
  const rows = cellsOf(expand('<StateTable of="JobStatus" />'));
  const find = (value: string) => rows.find(([cell]) => cell === value)?.[2];
  expect(find('QUEUED')).toBe(find('IN_QUEUE'));
  expect(find('FAILED')).toBe('Nothing: this is an end.');
});

test.each(Object.keys(FACT_TABLES))(
  'the table of facts "%s" has rows without empty cells',
  (name) => {
    const rows = expand(`<FactTable of="${name}" />`).children.flatMap((table) =>
      table.type === 'table' ? table.children.map(({children}) => children) : [],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const cell of rows.flat()) expect(cell.children).not.toEqual([]);
    const texts = rows.flat().map((cell) => toString(cell));
    const questions = JSON.stringify(rows).split('"Unknown"').length - 1;
    expect(texts.filter((text) => text === '').length).toBe(questions);
  },
);

test('operations that may be repeated for the same reason share a row', () => {
  const rows = cellsOf(expand('<FactTable of="retries" />'));
  const [names, ...reason] = rows[1] ?? [];
  expect(names).toContain('List apps, Get app, Get job status');
  expect(reason).toEqual(['Yes', 'A read changes nothing']);
  expect(rows.at(-1)?.[0]).toBe('Create a chat completion');
});

test('the table of end-of-wait has a row for each final state, and one for all other states', () => {
  const rows = cellsOf(expand('<FactTable of="end-of-wait" />'));
  expect(rows.slice(1).map(([state]) => state)).toEqual([
    'COMPLETED',
    'FAILED',
    'CANCELED',
    'QUEUED, IN_QUEUE, RUNNING, or one you do not know',
  ]);
});

test('a fact of an invalid form and an unused extension are reported with their place', () => {
  const document = {
    ...contract.document,
    'x-retry-answer': [],
    'x-retry-answers': [{answers: 'No'}],
  };
  const placeOf = (pointer: string) => `contract/openapi.yaml${pointer}`;
  const found = checkExtensions({document, placeOf});
  expect(found.map(({place, problem}) => `${place} ${problem}`)).toEqual([
    expect.stringContaining(
      '#/x-retry-answers has an x-retry-answers that must have required property',
    ),
    'contract/openapi.yaml#/x-retry-answer has "x-retry-answer", which nothing reads',
  ]);
});

test('an enumeration without transitions has two columns', () => {
  expect(cellsOf(expand('<StateTable of="TeamRole" />'))[0]).toEqual(['Value', 'Meaning']);
});

test('an unknown enumeration is reported with its place and the existing ones', () => {
  expect(() => expand('Text.\n\n<StateTable of="AppState" />')).toThrow(
    'docs/page.mdx:3:1 <StateTable> asks for "AppState", which the contract does not have\n  Fix: use of="..." with one of ',
  );
});

test('a lifecycle without a plan is reported with the existing ones', () => {
  expect(() => expand('<Lifecycle of="worker" />')).toThrow(
    'docs/page.mdx:1:1 <Lifecycle> asks for "worker", which the contract does not have\n  Fix: use of="..." with one of app, job',
  );
});

test('a tag without its attribute, one with an unknown attribute and one inside a line are reported together', () => {
  const page = '<Lifecycle />\n\n<OperationsTable of="app" />\n\nSee <ErrorCatalogue /> here.';
  expect(() => expand(page)).toThrow(
    [
      'docs/page.mdx:1:1 <Lifecycle> does not say what it shows',
      '  Fix: use of="..." with one of app, job',
      'docs/page.mdx:3:1 <OperationsTable> has the attribute "of"',
      '  Fix: it takes no attributes',
      'docs/page.mdx:5:5 <ErrorCatalogue> stands inside a line of text',
      '  Fix: put it on a line of its own, with an empty line before and after',
    ].join('\n'),
  );
});

test('the operations table has a row for each operation and links to their pages', () => {
  const tree = expand('<OperationsTable />');
  const paths = Object.values(contract.document.paths ?? {});
  const operations = paths.flatMap((it) =>
    Object.keys(it ?? {}).filter((key) => key !== 'parameters'),
  );
  expect(cellsOf(tree).slice(1)).toHaveLength(operations.length);
  expect(JSON.stringify(tree)).toContain('/api/apis/app/create-app');
});

test('two drawings of the same lifecycle on one page have different ids', () => {
  const text = JSON.stringify(expand('<Lifecycle of="app" />\n\n<Lifecycle of="app" />'));
  expect(text).toContain('"lifecycle-app-wide-title"');
  expect(text).toContain('"lifecycle-app-2-wide-title"');
});

test('the error catalogue starts with a table and has a heading with a fixed id for each error', () => {
  const {children} = expand('<ErrorCatalogue />');
  const ids = children.flatMap((it) => (it.type === 'heading' ? [it.data?.hProperties?.id] : []));
  expect(children[0]?.type).toBe('table');
  expect(ids).toEqual([
    'error-invalid-api-key',
    'error-app-not-found',
    'error-job-not-found',
    'error-already-completed',
  ]);
});
