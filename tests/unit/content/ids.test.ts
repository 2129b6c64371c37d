import {expect, test} from 'vitest';
import {ids} from '@site/src/content/checks/ids';
import {runRule} from './content';

test('reports a source of a page that does not exist', async () => {
  expect(await runRule(ids, '---\nsources: [A0, Q9]\n---\n')).toEqual([
    expect.stringContaining('2:15 unknown id "Q9": not in contract/sources.yaml | '),
  ]);
});

test('reports an open question of a contract that does not exist', async () => {
  const texts = [{file: 'contract/openapi.yaml', text: 'a:\n  - x-open-question: pagin\n'}];
  expect(await runRule(ids, 'A', {texts})).toEqual([
    expect.stringMatching(
      /openapi\.yaml:2:22 unknown id "pagin": not in contract\/open-questions\.yaml \| write "paging"/,
    ),
  ]);
});
