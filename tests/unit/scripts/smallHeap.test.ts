import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';

const run = promisify(execFile);
const MODULE = path.resolve('scripts/build/smallHeap.mjs');

/**
 * Retains some memory, allocates and drops much more, and prints its peak heap. Dropped objects have lived for a while,
 * as in a build: engines free objects that die young immediately (Node 24 even arrays of 2 MB), with or without the
 * module.
 */
const WASTEFUL = `
const kept = Array.from({length: 40}, () => new Array(250_000).fill(0));
let most = 0;
let used = [];
for (let round = 0; round < 500; round += 1) {
  used = [...used.slice(-29), new Array(250_000).fill(round)];
  most = Math.max(most, process.memoryUsage().heapUsed);
}
console.log(Math.round(most / 1e6), kept.length + used.length);
`;

async function mostMegabytes(lead: string): Promise<number> {
  const args = ['--input-type=module', '--eval', lead + WASTEFUL];
  const {stdout} = await run(process.execPath, args);
  return parseInt(stdout, 10);
}

it('frees unused memory before much of it accumulates', async () => {
  // On a busy machine garbage is sometimes collected sooner, so the maximum of several tries is the unaffected value.
  const tries = [await mostMegabytes(''), await mostMegabytes(''), await mostMegabytes('')];
  const large = Math.max(...tries);
  const small = await mostMegabytes(`import ${JSON.stringify(MODULE)};`);
  expect(small).toBeGreaterThan(80); // the retained memory is included
  expect(small).toBeLessThan(large * 0.85);
  console.log(`peak heap of ${small} MB instead of ${large} MB`);
});

it('is imported before anything else in the build process', async () => {
  const program = await readFile('scripts/build/docusaurus.mjs', 'utf8');
  expect(/^import .*$/m.exec(program)?.[0]).toBe("import './smallHeap.mjs';");
});
