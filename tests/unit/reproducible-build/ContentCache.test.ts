import {mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ContentCache} from '../../../src/plugins/reproducible-build';

let site = '';
const open = (name = 'things'): ContentCache => new ContentCache(site, name, ['code.ts']);
const listEntries = (): string[] => {
  const folder = path.join(site, 'node_modules/.cache/built/things');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'cache-'));
  writeFileSync(path.join(site, 'code.ts'), 'one');
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

it('gives back what an earlier build has kept under the same inputs', () => {
  open().put(['page', Buffer.of(1, 2)], Buffer.from('result'));
  expect(
    open()
      .get(['page', Buffer.of(1, 2)])
      ?.toString(),
  ).toBe('result');
  expect(open().get(['page', Buffer.of(1, 3)])).toBeUndefined();
  expect(open('others').get(['page', Buffer.of(1, 2)])).toBeUndefined();
});

it('keeps inputs apart that are the same bytes in other parts', () => {
  open().put(['ab', 'c'], Buffer.from('result'));
  expect(open().get(['a', 'bc'])).toBeUndefined();
});

it('makes a result once', async () => {
  let made = 0;
  const make = (): Buffer => {
    made += 1;
    return Buffer.from('result');
  };
  await open().remember(['page'], make);
  expect(Buffer.from(await open().remember(['page'], make)).toString()).toBe('result');
  expect(made).toBe(1);
});

it('keeps nothing when a result cannot be made', async () => {
  const make = (): never => {
    throw new Error('no fonts');
  };
  await expect(open().remember(['page'], make)).rejects.toThrow('no fonts');
  expect(open().get(['page'])).toBeUndefined();
});

it('knows nothing when the code has changed', () => {
  open().put(['page'], Buffer.from('result'));
  writeFileSync(path.join(site, 'code.ts'), 'two');
  expect(open().get(['page'])).toBeUndefined();
});

it('takes a damaged entry for a missing one, and writes it anew', () => {
  for (const damage of ['', 'x', 'x'.repeat(40)]) {
    open().put(['page'], Buffer.from('result'));
    for (const file of listEntries()) writeFileSync(file, damage);
    expect(open().get(['page'])).toBeUndefined();
  }
  open().put(['page'], Buffer.from('result'));
  for (const file of listEntries()) {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, bytes.length - 1));
  }
  expect(open().get(['page'])).toBeUndefined();
});

it('goes on without keeping anything where it may not write', () => {
  const cache = open();
  writeFileSync(path.join(site, 'node_modules'), 'in the way');
  cache.put(['page'], Buffer.from('result'));
  expect(cache.get(['page'])).toBeUndefined();
});

it('removes what was not used for a week, and leaves what was', () => {
  const cache = open();
  cache.put(['used'], Buffer.from('1'));
  cache.put(['unused'], Buffer.from('2'));
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const file of listEntries()) utimesSync(file, old, old);
  expect(cache.get(['used'])).toBeDefined();
  cache.prune();
  expect(cache.get(['used'])).toBeDefined();
  expect(cache.get(['unused'])).toBeUndefined();
  expect(listEntries()).toHaveLength(1);
});
