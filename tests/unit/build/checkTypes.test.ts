import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {COMPILER, compilerArgs, TYPED} from '../../../scripts/build/checkTypes';

it('runs the compiler again when any file that it reads has changed', () => {
  const args = [COMPILER, ...compilerArgs('build'), '--listFilesOnly'];
  const {stdout} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  const files = stdout.trim().split('\n');
  const own = files
    .map((file) => path.relative(process.cwd(), file))
    .filter((file) => !file.startsWith('node_modules/'));
  expect(own.length).toBeGreaterThan(500);
  const isTyped = (file: string): boolean =>
    TYPED.some((it) => file === it || file.startsWith(`${it}/`));
  expect(own.filter((file) => !isTyped(file))).toEqual([]);
});
