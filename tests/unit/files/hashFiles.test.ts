import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {hashFiles, memoizeLast} from '@site/src/files';
import {makeFolder} from '../../helpers/makeFolder';

let folder = '';
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = makeFolder();
});

it('a hash changes with the text, the name and the number of files', () => {
  mkdirSync(path.join(folder, 'in'));
  write('a.yaml', 'a');
  const seen = new Set<string>();
  const see = (): unknown => seen.add(hashFiles(folder, ['a.yaml', 'in']));
  see();
  see();
  expect(seen.size).toBe(1);
  write('a.yaml', 'b');
  see();
  write('in/b', '');
  see();
  rmSync(path.join(folder, 'in/b'));
  write('in/c', '');
  see();
  expect(seen.size).toBe(4);
});

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
