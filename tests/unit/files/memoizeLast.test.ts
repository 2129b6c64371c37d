import {expect, it} from 'vitest';
import {memoizeLast} from '@site/src/files';

it('a value is made once for each state of a key, and again if it could not be made', () => {
  const last = memoizeLast<number>();
  let made = 0;
  const ask = (key: string, state: string): number => last(key, state, () => ++made);
  expect([ask('a', '1'), ask('b', '1'), ask('a', '1')]).toEqual([1, 2, 1]);
  expect([ask('a', '2'), ask('a', '1'), ask('b', '1')]).toEqual([3, 4, 2]);
  const fail = (): never => {
    throw new Error('no such file');
  };
  expect(() => last('c', '1', fail)).toThrow('no such file');
  expect(ask('c', '1')).toBe(5);
});
