import {describe, expect, it} from 'vitest';
import {stemWord} from '@site/src/plugins/search/browser/stemWord';

describe('stemWord', () => {
  it.each([
    ['delete deleted deleting deletes', 'delet'],
    ['stop stopped stopping stops', 'stop'],
    ['bill billed billing bills', 'bil'],
    ['retry retries retried', 'retry'],
    ['cancel canceled cancelled canceling', 'cancel'],
    ['deploy deployment deployments', 'deploy'],
  ])('brings %s to one term', (words, stem) => {
    expect(words.split(' ').map(stemWord)).toEqual(words.split(' ').map(() => stem));
  });

  it('leaves code, short words and words that only look inflected', () => {
    const words = ['gpu_tier', 'x-api-key', 'use', 'status', 'string', 'need'];
    expect(words.map(stemWord)).toEqual(words);
  });
});
