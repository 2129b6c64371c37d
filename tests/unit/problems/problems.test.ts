import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {choose, ContentError, findNearest, type Problem} from '@site/src/plugins/problems';

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

test('another name is told with the nearest one, at any distance and in any case', () => {
  const known = new Map([
    ['listApps', 1],
    ['getApp', 2],
  ]);
  expect(choose(known, 'of', 'getApp')).toBe(2);
  expect(() => choose(known, 'of', 'getapp')).toThrow('did you mean "getApp"? Write one of list');
  expect(() => choose(known, 'of', 'zzz')).toThrow('did you mean "listApps"?');
  expect(() => choose(new Map<string, 1>(), 'of', 'getApp')).toThrow(
    'has of="getApp", which the contract',
  );
});

test('the nearest word is suggested only when the given one can be a typo of it', () => {
  expect(findNearest('tutorail', ['tutorial', 'how-to'])).toBe('tutorial');
  expect(findNearest('quick', ['quickstart', 'how-to'])).toBe('quickstart');
  expect(findNearest('recipe', ['tutorial', 'how-to'])).toBeUndefined();
});
