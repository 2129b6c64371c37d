import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {lockBuild} from '../../../scripts/build/lockBuild';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, '.docusaurus/build-lock');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('creates the lock, and releases it', () => {
  const unlock = lockBuild(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(file)).toBe(false);
});

it('refuses a second build while the first one runs, and names it and the fix', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    lockBuild(file);
    writeFileSync(file, String(other.pid));
    expect(() => lockBuild(file)).toThrow(
      `Another build is running in this folder: process ${String(other.pid)}.\n  Fix: wait until it ends, or stop it. If no build is running, delete ${file}`,
    );
    expect(readFileSync(file, 'utf8')).toBe(String(other.pid));
  } finally {
    other.kill();
  }
});

it.each([
  ['of a build that was killed', String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['that is empty', ''],
  ['that contains no process ID', 'build'],
  ['with the ID of this process, left by a container that was killed', String(process.pid)],
])('replaces a lock %s', (_name, content) => {
  lockBuild(file)();
  writeFileSync(file, content);
  const unlock = lockBuild(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
});
