import {expect, test} from 'vitest';
import {builtFiles, readBuilt} from '../helpers/builtPages';

/** The sheet of every page, and those that come with a script. */
const STYLES = builtFiles()
  .filter((file) => file.endsWith('.css'))
  .map(readBuilt)
  .join('\n');

const findNames = (pattern: RegExp): Set<string> =>
  new Set([...STYLES.matchAll(pattern)].map(([, name = '']) => name));

test('every variable that a style reads is set', () => {
  const set = findNames(/(--[\w-]+):/gu);
  const read = findNames(/var\((--(?:doc|ifm|site)[\w-]+)\)/gu);
  expect(read.size).toBeGreaterThan(0);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});
