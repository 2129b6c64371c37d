import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {checkLock, type Lock} from '../../run/checkLock';

const integrity = 'sha512-a';

it('finds no fault in the lock of this project', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  expect(checkLock(lock)).toEqual([]);
});

it('reports an optional package that is not locked', () => {
  const packages = {
    'node_modules/fast': {integrity, optionalDependencies: {'fast-linux': '1', 'fast-mac': '1'}},
    'node_modules/fast-linux': {integrity},
  };
  expect(checkLock({packages})).toEqual([
    'fast lacks its optional package fast-mac: pin a version that has it',
  ]);
});

it('finds an optional package beside the package and in the folders above', () => {
  const packages = {
    'node_modules/a': {integrity},
    'node_modules/a/node_modules/b': {integrity, optionalDependencies: {c: '1', d: '1', e: '1'}},
    'node_modules/a/node_modules/b/node_modules/c': {integrity},
    'node_modules/a/node_modules/d': {integrity},
    'node_modules/e': {integrity},
  };
  expect(checkLock({packages})).toEqual([]);
});

it('reports a package with an install script', () => {
  const packages = {'node_modules/@a/b': {integrity, hasInstallScript: true}};
  expect(checkLock({packages})).toEqual([
    '@a/b wants to run code at install: read the code, then name it in checkLock.ts',
  ]);
});

it('reports a package from another host', () => {
  const packages = {'node_modules/a': {integrity, resolved: 'https://example.com/a.tgz'}};
  expect(checkLock({packages})).toEqual([
    'a comes from example.com: only registry.npmjs.org is expected',
  ]);
});

it('reports a package without a hash', () => {
  expect(checkLock({packages: {'node_modules/a': {}}})).toEqual([
    'a has no integrity hash: run npm install again',
  ]);
});
