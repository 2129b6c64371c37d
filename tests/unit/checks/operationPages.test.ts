import {expect, it} from 'vitest';
import {operationPages} from '@site/src/content/checks/operationPages';
import {CONTRACT, listOperations, loadContract} from '@site/src/contract/openapi';
import {runRule} from './content';

const {contract} = await loadContract(process.cwd(), CONTRACT);
const OPERATIONS = listOperations(contract).map(({operationId}) => operationId);

/** @returns a page for each operation */
function makePages(operations: readonly string[]): Record<string, string> {
  const pages = operations.map((id) => [`api/apis/${id}.mdx`, `---\noperation: ${id}\n---\n`]);
  return Object.fromEntries(pages) as Record<string, string>;
}

it('accepts a page for each operation', async () => {
  expect(await runRule(operationPages, makePages(OPERATIONS))).toEqual([]);
});

it('reports an operation without a page', async () => {
  const pages = makePages(OPERATIONS.filter((id) => id !== 'deleteApp'));
  expect(await runRule(operationPages, pages)).toEqual([
    expect.stringMatching(/^contract\/openapi\.yaml:\d+:\d+ operation "deleteApp" has no page \| /),
  ]);
});

it('leaves a misspelt operation to its page', async () => {
  const pages = makePages(OPERATIONS.map((id) => id.replace('deleteApp', 'deletApp')));
  expect(await runRule(operationPages, pages)).toEqual([]);
});
