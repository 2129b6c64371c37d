import {expect, test} from 'vitest';
import {findNearest, nearestName} from '@site/src/plugins/problems';

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
