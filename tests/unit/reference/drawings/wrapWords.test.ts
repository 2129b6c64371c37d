import {expect, test} from 'vitest';
import {wrapWords} from '@site/src/plugins/reference/build/drawings/wrapWords';

test('lines are filled up to the limit, and a longer word has a line of its own', () => {
  expect(wrapWords('You set active_workers to 1', 8)).toEqual([
    'You set',
    'active_workers',
    'to 1',
  ]);
  expect(wrapWords('You set active_workers to 1', 40)).toEqual(['You set active_workers to 1']);
});
