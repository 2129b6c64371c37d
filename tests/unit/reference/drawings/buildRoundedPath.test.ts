import {expect, test} from 'vitest';
import {buildRoundedPath} from '@site/src/plugins/reference/build/drawings/buildRoundedPath';

test('a corner is rounded by the radius, and by less on a short segment', () => {
  const corner = [
    [0, 0],
    [100, 0],
    [100, 10],
  ] as const;
  expect(buildRoundedPath(corner, 10)).toBe('M0 0L90 0Q100 0 100 5L100 10');
});
