import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {ENGINES, readEngines} from '../../run/enginesStep';

it('reads which engine passed, failed, or is not installed', () => {
  const output = [
    'passed  R2: Firefox (Firefox 153.7.0): 28 pages, 9 interactions, 0 violations',
    'FAILED  R3: WebKit (WebKitGTK 2.50.6): 28 pages, 9 interactions, 1 violations',
    '        /docs/intro does not hydrate',
    'not run  R4: another: apt-get install another',
  ].join('\n');
  expect(readEngines(output)).toEqual([
    {cases: [2], status: 'passed'},
    {cases: [3], status: 'failed'},
    {cases: [4], status: 'skipped'},
  ]);
});

it('states why each engine that is not installed did not run, and ends', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  symlinkSync('/bin/sh', path.join(folder, 'sh'));
  symlinkSync(process.execPath, path.join(folder, 'node'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX', '/nowhere');
  const outcome = await ENGINES.run();
  rmSync(folder, {recursive: true});
  expect(outcome).toMatchObject({read: '2 engines', passed: 0, failed: 0, skipped: 2});
  expect(outcome.notRun).toEqual([
    'R2: Firefox is not installed. On Debian: apt-get install firefox-esr',
    'R3: WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
  ]);
}, 30_000);
