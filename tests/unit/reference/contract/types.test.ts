import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const GENERATED = [
  ['contract/openapi.yaml', 'contract/types.ts'],
  ['contract/openai-compatible.yaml', 'contract/openai-compatible-types.ts'],
] as const;

test.each(GENERATED)('the types of %s are up to date', (contract, committed) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-types-'));
  const fresh = path.join(folder, 'types.ts');
  try {
    const cli = path.resolve('node_modules/openapi-typescript/bin/cli.js');
    execFileSync(process.execPath, [cli, contract, '-o', fresh], {stdio: 'pipe'});
    const message = `${committed} is stale: run "npm run record -- types" and commit the file`;
    expect(readFileSync(committed, 'utf8') === readFileSync(fresh, 'utf8'), message).toBe(true);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
