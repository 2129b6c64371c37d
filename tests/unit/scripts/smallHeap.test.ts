import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';

const run = promisify(execFile);
const MODULE = path.resolve('scripts/build/smallHeap.mjs');

/**
 * Holds on to some memory, uses and drops much more, and tells how much it had at the most. What is dropped has
 * lived for a while, as in a build: engines give back at once what dies young (Node 24 even arrays of 2 MB),
 * with the module and without.
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

it('gives memory back that nobody uses any more, before much of it gathers', async () => {
  // A busy machine collects sooner by itself at times: the most of some tries is what it does when left alone.
  const tries = [await mostMegabytes(''), await mostMegabytes(''), await mostMegabytes('')];
  const large = Math.max(...tries);
  const small = await mostMegabytes(`import ${JSON.stringify(MODULE)};`);
  expect(small).toBeGreaterThan(80); // what is held is in it
  expect(small).toBeLessThan(large * 0.85);
  console.log(`at the most ${small} MB in the place of ${large} MB`);
});

it('comes before anything else in the process that builds', async () => {
  const program = await readFile('scripts/build/docusaurus.mjs', 'utf8');
  expect(/^import .*$/m.exec(program)?.[0]).toBe("import './smallHeap.mjs';");
});
