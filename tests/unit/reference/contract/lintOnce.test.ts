import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ContentCache} from '@site/src/plugins/reproducible-build';
import {lintOnce} from '@site/src/plugins/reference/build/contract/lintOnce';

let folder = '';
let contract = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-once-'));
  contract = path.join(folder, 'contract', 'openapi.yaml');
  cpSync('contract/openapi.yaml', contract);
  cpSync('redocly.yaml', path.join(folder, 'redocly.yaml'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** A linter that accepts the contract and returns the files it consists of. */
const accepting = (...files: string[]) =>
  vi.fn(() => Promise.resolve({document: {openapi: '3.1.1'}, files}));

/** Reads as a new process does: with no state except for the files on disk. */
const read = (lint: ReturnType<typeof accepting>, state = 'one') =>
  lintOnce(contract, folder, state, new ContentCache(folder, 'contract', []), lint);

describe('lintOnce', () => {
  test('lints a contract once for all processes', async () => {
    const [first, second] = [accepting(contract), accepting(contract)];
    const linted = await read(first);
    expect(linted.places['#/openapi']).toBe('1:1');
    expect(await read(second)).toEqual(linted);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  test('lints again when its folder has another state', async () => {
    const lint = accepting(contract);
    await read(lint);
    await read(lint, 'two');
    expect(lint).toHaveBeenCalledTimes(2);
  });

  test.each(['redocly.yaml', '.redocly.lint-ignore.yaml'])(
    'lints again when %s changes',
    async (file) => {
      const lint = accepting(contract);
      await read(lint);
      writeFileSync(path.join(folder, file), '# other rules\n');
      await read(lint);
      expect(lint).toHaveBeenCalledTimes(2);
    },
  );

  test('caches nothing of a contract with files in another folder', async () => {
    const lint = accepting(contract, path.join(folder, 'elsewhere.yaml'));
    await read(lint);
    await read(lint);
    expect(lint).toHaveBeenCalledTimes(2);
  });

  test('caches nothing of a contract with problems', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('a problem')));
    await expect(read(failing)).rejects.toThrow('a problem');
    const lint = accepting(contract);
    await read(lint);
    expect(lint).toHaveBeenCalledOnce();
  });

  test('returns the same document whether or not the linter ran', async () => {
    const cache = () => new ContentCache(folder, 'contract', []);
    const linted = await lintOnce(contract, folder, 'real', cache());
    expect(await lintOnce(contract, folder, 'real', cache(), accepting())).toEqual(linted);
  });
});
