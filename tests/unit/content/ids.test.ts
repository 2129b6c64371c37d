import {expect, test} from 'vitest';
import {ids} from '@site/src/content/checks/ids';
import {runRule} from './content';

test('reports an open question of a contract that does not exist', async () => {
  const texts = [{file: 'contract/openapi.yaml', text: 'a:\n  - x-open-questions: [pagin]\n'}];
  expect(await runRule(ids, 'A', {texts})).toEqual([
    expect.stringMatching(
      /openapi\.yaml:2:24 unknown id "pagin": not in contract\/open-questions\.yaml \| write "paging"/,
    ),
  ]);
});
