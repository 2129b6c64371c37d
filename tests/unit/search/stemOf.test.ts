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
  ])('brings %s to one term', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it('leaves code and short words', () => {
    const words = ['gpu_tier', 'x-api-key', 'id'];
    expect(words.map(stemOf)).toEqual(words);
  });
});

it('knows other words for a word, in any of its forms', () => {
  expect(synonymsOf('charged')).toContain(stemOf('billing'));
  expect(synonymsOf('zebra')).toEqual([]);
});

it('reads several words as the one that the site has', () => {
  expect(replacePhrases('turn the app off')).toBe('stop');
});
