import {expect, it} from 'vitest';
import {keepLast} from '../../../src/plugins/reproducible-build';

it('computes a value once for each state of a key', () => {
  const last = keepLast<string>();
  const made: string[] = [];
  const ask = (key: string, state: string): string =>
    last(key, state, () => {
      made.push(`${key} ${state}`);
      return made.join(', ');
    });
  expect(ask('a', '1')).toBe('a 1');
  expect(ask('b', '1')).toBe('a 1, b 1');
  expect(ask('a', '1')).toBe('a 1');
  expect(ask('a', '2')).toBe('a 1, b 1, a 2');
  expect(ask('a', '1')).toBe('a 1, b 1, a 2, a 1');
  expect(ask('b', '1')).toBe('a 1, b 1');
});

it('tries again after a value that could not be computed', () => {
  const last = keepLast<string>();
  const fail = (): never => {
    throw new Error('no such file');
  };
  expect(() => last('a', '1', fail)).toThrow('no such file');
  expect(last('a', '1', () => 'made')).toBe('made');
});
