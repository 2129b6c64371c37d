import {describe, expect, it} from 'vitest';
import {stemOf} from '@site/src/plugins/search/browser/terms';
import {replacePhrases, synonymsOf} from '@site/src/plugins/search/browser/synonyms';

describe('stemOf', () => {
  it.each([
    'delete deleted deleting deletes',
    'stop stopped stopping stops',
    'retry retries retried',
    'cancel canceled cancelled canceling',
    'deployment deployments',
    'authenticate authentication',
  ])('reduces %s to one term', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it('does not change code and short words', () => {
    const words = ['gpu_tier', 'x-api-key', 'id'];
    expect(words.map(stemOf)).toEqual(words);
  });
});

it('has synonyms for a word in any of its forms', () => {
  expect(synonymsOf('charged')).toContain(stemOf('billing'));
  expect(synonymsOf('zebra')).toEqual([]);
});

it('replaces several words with the one that the site uses', () => {
  expect(replacePhrases('turn the app off')).toBe('stop');
});
