import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {
  collectProblems,
  ContentError,
  findNearest,
  nearestName,
  type Problem,
} from '@site/src/plugins/problems';

function problemAt(line: number): Problem {
  return {place: `docs/page.mdx:${line}:1`, problem: 'has a mistake', fix: 'correct it'};
}

test('an error is printed as its message: without a stack, brackets or repetition', () => {
  const error = new ContentError([problemAt(1), problemAt(9)]);
  expect(inspect(error)).toBe(
    'docs/page.mdx:1:1 has a mistake\n  Fix: correct it\ndocs/page.mdx:9:1 has a mistake\n  Fix: correct it',
  );
  expect(error.stack).toBe(error.message);
});

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

test('the nearest name is found at any distance and in any case', () => {
  expect(nearestName('getapp', ['listApps', 'getApp'])).toBe('getApp');
  expect(nearestName('zzz', ['listApps'])).toBe('listApps');
  expect(nearestName('getApp', [])).toBeUndefined();
});

test('the nearest word is suggested only when the given one can be a typo of it', () => {
  expect(findNearest('tutorail', ['tutorial', 'how-to'])).toBe('tutorial');
  expect(findNearest('quick', ['quickstart', 'how-to'])).toBe('quickstart');
  expect(findNearest('recipe', ['tutorial', 'how-to'])).toBeUndefined();
});
