// cspell:ignore compltd tutorail
import {expect, it} from 'vitest';
import {findNearest} from '@site/src/files';

it.each([
  ['tutorail', ['tutorial', 'how-to'], 'tutorial'],
  ['quick', ['quickstart', 'how-to'], 'quickstart'],
  ['COMPLTED', ['completed', 'COMPLETED'], 'COMPLETED'],
  ['getapp', ['listApps', 'getApp'], 'getApp'],
])('finds what %s was meant to be', (word, known, nearest) => {
  expect(findNearest(word, known)).toBe(nearest);
});

it('finds nothing for a word that is no typing mistake', () => {
  expect(findNearest('recipe', ['tutorial', 'how-to'])).toBeUndefined();
  expect(findNearest('a', [])).toBeUndefined();
});
