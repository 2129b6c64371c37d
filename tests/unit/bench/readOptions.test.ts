import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readOptions} from '../../../bench/readOptions';

/** A folder with a `build/`, like a clone of the project after a build. */
const SITE = mkdtempSync(path.join(tmpdir(), 'clone-'));
mkdirSync(path.join(SITE, 'build'));
afterAll(() => rmSync(SITE, {recursive: true}));

it.each([
  [[], {isQuick: false, counts: [200, 1000, 3000]}],
  [['--up-to', '1000'], {isQuick: false, counts: [200, 1000]}],
  [['--up-to=200'], {isQuick: false, counts: [200]}],
  [['--quick'], {isQuick: true, counts: []}],
  [['--quick', '--beside', SITE], {isQuick: true, counts: [], beside: SITE}],
])('%j are parsed', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([['seven'], ['500'], ['']])('--up-to=%s is rejected with a fix', (most) => {
  expect(() => readOptions([`--up-to=${most}`])).toThrow(
    `--up-to ${most}: builds are measured with 200, 1000, 3000 pages. Write one of these.`,
  );
});

it('an unknown argument is rejected', () => {
  expect(() => readOptions(['--fast'])).toThrow("'--fast'");
});

it('a folder without a built site is rejected with a fix', () => {
  expect(() => readOptions(['--beside', 'nowhere'])).toThrow(
    '--beside nowhere: there is no site in its build/. Run npm run build there.',
  );
});
