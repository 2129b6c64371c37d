import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {builtFiles, readBuilt} from '../helpers/builtPages';

const SHEETS = builtFiles().filter((file) => file.endsWith('.css'));
/** The sheet of every page, and those that come with a script. */
const STYLES = SHEETS.map(readBuilt).join('\n');
const INFIMA = readFileSync(
  createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'),
  'utf8',
);

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

// One that is missing is in the list of src/plugins/delivery/node/unusedStyles.ts.
it('keeps the rules of every Infima class in use', () => {
  const [known, kept] = [INFIMA, STYLES].map((text) => namesIn(text, /\.([a-z][\w-]*)/gu));
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const used = pages.flatMap((file) =>
    [...readBuilt(file).matchAll(/class=(?:"([^"]+)"|([^\s>]+))/gu)].flatMap(([, list, one]) =>
      (list ?? one ?? '').split(' '),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  const lost = used.filter((name) => known?.has(name) && !kept?.has(name));
  expect(lost.filter((name) => !name.startsWith('alert--'))).toEqual([]);
});

it('every variable that a style reads is set', () => {
  const set = namesIn(STYLES, /(--[\w-]+):/gu);
  const read = namesIn(STYLES, /var\((--(?:doc|ifm(?!-alert)|site)[\w-]+)\)/gu);
  expect(read.size).toBeGreaterThan(0);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});
