import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {ContentError, type Problem} from '@site/src/files';

const PROBLEM: Problem = {
  location: 'docs/page.mdx:1:1',
  problem: 'has a problem',
  fix: 'correct it',
};

it('prints its problems without a stack trace', () => {
  const error = new ContentError([PROBLEM, {...PROBLEM, rule: 'names'}]);
  expect(inspect(error)).toBe(
    'docs/page.mdx:1:1 has a problem\n  Fix: correct it\ndocs/page.mdx:1:1 has a problem (names)\n  Fix: correct it',
  );
  expect(error.stack).toBe(error.message);
});
