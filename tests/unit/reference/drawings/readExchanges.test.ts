import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {readExchanges} from '@site/src/plugins/reference/build/drawings/readExchanges';

const folders: string[] = [];

function makeSite(files: readonly string[]): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'exchanges-'));
  folders.push(siteDir);
  mkdirSync(path.join(siteDir, 'contract/errors'), {recursive: true});
  for (const file of files) writeFileSync(path.join(siteDir, 'contract/errors', file), file);
  return siteDir;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

test('each error gets its captured exchange', () => {
  const siteDir = makeSite(['lamp-not-found.http']);
  expect(readExchanges(siteDir, ['lamp-not-found']).get('lamp-not-found')).toBe(
    'lamp-not-found.http',
  );
});

test('an error without an exchange and an exchange without an error are both reported', () => {
  const siteDir = makeSite(['lamp-not-fuond.http']);
  expect(() => readExchanges(siteDir, ['lamp-not-found'])).toThrow(
    [
      'contract/errors/lamp-not-found.http is missing, although the contract has the error "lamp-not-found"',
      '  Fix: run npm run record -- errors',
      'contract/errors/lamp-not-fuond.http shows the error "lamp-not-fuond", which the contract does not have',
      '  Fix: delete it; the contract has lamp-not-found',
    ].join('\n'),
  );
});
