import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {ContentError} from '../../../src/plugins/problems';

test('it is printed as its message: without a stack, brackets or repetition', () => {
  const error = new ContentError([
    {place: 'docs/intro.mdx:1:1', problem: 'has no title', fix: 'add one'},
    {place: 'docs/intro.mdx:9:1', problem: 'is long', fix: 'split it'},
  ]);
  expect(inspect(error)).toBe(
    'docs/intro.mdx:1:1 has no title\n  Fix: add one\ndocs/intro.mdx:9:1 is long\n  Fix: split it',
  );
  expect(error.stack).toBe(error.message);
});
