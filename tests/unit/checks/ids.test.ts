import {expect, it} from 'vitest';
import {ids} from '@site/src/content/checks/ids';
import {CONTRACT, loadContract} from '@site/src/contract/openapi';
import {runRule} from './content';

it('reports a source that does not exist', async () => {
  expect(await runRule(ids, '---\nsources: [A0, Q9]\n---\n')).toEqual([
    expect.stringContaining('2:15 unknown id "Q9": not in contract/sources.yaml | use one of A0, '),
  ]);
});

it('reports an open question that does not exist', async () => {
  const loaded = await loadContract(process.cwd(), CONTRACT);
  const reference = {field: 'x-open-question', id: 'pagin', location: 'contract/openapi.yaml:9:1'};
  const contracts = [{...loaded, listIdReferences: () => [reference]}];
  expect(await runRule(ids, 'A', {contracts})).toEqual([
    expect.stringContaining(
      'contract/openapi.yaml:9:1 unknown id "pagin": not in contract/open-questions.yaml',
    ),
  ]);
});
