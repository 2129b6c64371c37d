import {expect, test} from 'vitest';
import {collectProblems, ContentError, type Problem} from '../../../src/plugins/problems';

function problemAt(line: number): Problem {
  return {place: `docs/page.mdx:${line}:1`, problem: 'has a mistake', fix: 'correct it'};
}

test('problems that checks return or throw are reported once each and in order', async () => {
  const found = await collectProblems([
    () => [problemAt(1)],
    () => {
      throw new ContentError([problemAt(2), problemAt(1)]);
    },
    () => Promise.resolve([problemAt(3)]),
  ]);
  expect(found).toEqual([problemAt(1), problemAt(2), problemAt(3)]);
});

test('any other error of a check is rethrown', async () => {
  const broken = (): never => {
    throw new TypeError('a fault of ours');
  };
  await expect(collectProblems([broken])).rejects.toThrow('a fault of ours');
});
