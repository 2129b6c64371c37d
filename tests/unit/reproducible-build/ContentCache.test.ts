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

it('returns what an earlier build has stored for the same inputs', () => {
  open().put(['page', Buffer.of(1, 2)], Buffer.from('result'));
  expect(
    open()
      .get(['page', Buffer.of(1, 2)])
      ?.toString(),
  ).toBe('result');
  expect(open().get(['page', Buffer.of(1, 3)])).toBeUndefined();
  expect(open('others').get(['page', Buffer.of(1, 2)])).toBeUndefined();
});

it('distinguishes inputs with the same bytes in different parts', () => {
  open().put(['ab', 'c'], Buffer.from('result'));
  expect(open().get(['a', 'bc'])).toBeUndefined();
});

it('computes a result once', async () => {
  let made = 0;
  const make = (): Buffer => {
    made += 1;
    return Buffer.from('result');
  };
  await open().remember(['page'], make);
  expect(Buffer.from(await open().remember(['page'], make)).toString()).toBe('result');
  expect(made).toBe(1);
});

it('stores nothing when computing a result fails', async () => {
  const make = (): never => {
    throw new Error('no fonts');
  };
  await expect(open().remember(['page'], make)).rejects.toThrow('no fonts');
  expect(open().get(['page'])).toBeUndefined();
});

it('is empty when the code has changed', () => {
  open().put(['page'], Buffer.from('result'));
  writeFileSync(path.join(site, 'code.ts'), 'two');
  expect(open().get(['page'])).toBeUndefined();
});

it('treats a damaged entry as missing, and rewrites it', () => {
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

it('works without storing anything where it cannot write', () => {
  const cache = open();
  writeFileSync(path.join(site, 'node_modules'), 'in the way');
  cache.put(['page'], Buffer.from('result'));
  expect(cache.get(['page'])).toBeUndefined();
});

it('removes entries that were not used for a week, and keeps the others', () => {
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
