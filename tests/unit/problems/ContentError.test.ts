import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {choose, collect, ContentError, type Problem} from '@site/src/problems';

const PROBLEM: Problem = {place: 'docs/page.mdx:1:1', problem: 'has a mistake', fix: 'correct it'};

it('prints its problems without a stack trace', () => {
  const error = new ContentError([PROBLEM, {...PROBLEM, rule: 'names'}]);
  expect(inspect(error)).toBe(
    'docs/page.mdx:1:1 has a mistake\n  Fix: correct it\ndocs/page.mdx:1:1 has a mistake (names)\n  Fix: correct it',
  );
  expect(error.stack).toBe(error.message);
});

it('adds its problems to others', () => {
  const problems: Problem[] = [];
  collect(new ContentError([PROBLEM]), problems);
  expect(problems).toEqual([PROBLEM]);
  expect(() => collect(new Error('of another kind'), problems)).toThrow('of another kind');
});

it('suggests the nearest name for an unknown one', () => {
  const known = new Map([
    ['listApps', 1],
    ['getApp', 2],
  ]);
  expect(choose(known, 'of', 'getApp')).toBe(2);
  expect(() => choose(known, 'of', 'getap', 'docs/page.mdx:3:1')).toThrow(
    'docs/page.mdx:3:1 unknown of="getap": not in the contract\n  Fix: did you mean "getApp"? Write one of listApps, getApp',
  );
});
