import {expect, test} from 'vitest';
import {findNearest, nearestName} from '@site/src/plugins/problems';
import {editDistance} from '@site/src/plugins/problems/browser/editDistance';

test('the distance counts characters to add, remove or replace', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('abc', 'abc')).toBe(0);
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
