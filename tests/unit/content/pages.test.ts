import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readPages} from '@site/src/content/mdx';
import {CONTRACT, listOperations, loadContract} from '@site/src/contract/openapi';
import guides from '@site/sidebars';
import reference from '@site/sidebarsApi';

test.each([
  {folder: 'docs', sidebar: guides},
  {folder: 'api', sidebar: reference},
])('each page of $folder is in its sidebar once', async ({folder, sidebar}) => {
  const {files} = await readPages('.');
  const names = files
    .filter((file) => file.startsWith(`${folder}/`) && !file.includes('/_'))
    .map((file) => file.slice(folder.length + 1).replace(/\.mdx?$/, ''));
  expect(names.length).toBeGreaterThan(0);
  const items = JSON.stringify(sidebar);
  const isOnce = (name: string): boolean => items.split(`"${name}"`).length === 2;
  expect(names.filter((name) => !isOnce(name))).toEqual([]);
});

test('each operation of the contract has a page with its name, and its method in the sidebar', async () => {
  const operations = listOperations(await loadContract('.', CONTRACT));
  const {pages} = await readPages('.');
  const items = JSON.stringify(reference);
  expect(operations.length).toBeGreaterThan(0);
  for (const {operationId, method, summary} of operations) {
    const page = pages.find(({frontMatter}) => frontMatter.operation === operationId);
    expect(page?.frontMatter.title).toBe(summary);
    const id = page?.route.replace('/api/', '');
    expect(items).toContain(`"id":"${id}","className":"method ${method.toLowerCase()}"`);
  }
});

test('CONTRIBUTING.md describes each component that pages use', async () => {
  const described = readFileSync('CONTRIBUTING.md', 'utf8');
  const used = new Set<string>();
  for (const {tree} of (await readPages('.')).pages) {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && /^[A-Z]/.test(node.name ?? '')) used.add(`<${node.name}`);
    });
  }
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((name) => !described.includes(`\`${name}`))).toEqual([]);
});
