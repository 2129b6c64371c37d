import {expect, test} from 'vitest';
import {ContentError} from '@site/src/plugins/problems';
import {checkContent} from '@site/src/site/content';

test('pages, contract, registers and samples are free of mistakes', async () => {
  const problems = await checkContent(process.cwd());
  expect(problems.length === 0 ? '' : new ContentError(problems).message).toBe('');
});
