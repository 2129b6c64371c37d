import {expect, test} from 'vitest';
import {ids} from '@site/src/content/checks/ids';
import {runRule} from './content';

test.each([
  ['an operation', 'x-open-questions: [pagin]', '2:24'],
  ['a table', 'question: pagin', '2:15'],
])('reports an open question of %s that does not exist', async (_of, line, location) => {
  const file = 'contract/openapi.yaml';
  const problem = 'unknown id "pagin": not in contract/open-questions.yaml | write "paging"';
  expect(await runRule(ids, 'A', {texts: [{file, text: `a:\n  - ${line}\n`}]})).toEqual([
    expect.stringContaining(`${file}:${location} ${problem}`),
  ]);
});
