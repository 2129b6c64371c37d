// `npm run check`: runs every check that reads files and builds nothing, two at a time, and prints the output of those
// that fail. A check that has read no file fails: several tools succeed then. With a path as its argument, it writes the
// results there as JSON.
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

/** The npm scripts, the slowest first, with what each prints if it has read files, and what to do about its output. */
const CHECKS = [
  {script: 'typecheck', fix: 'Correct the lines that are named.'},
  {script: 'lint', read: /on [1-9]\d* files/, fix: 'Run npm run fix, and correct what is left.'},
  {
    script: 'spell',
    read: /Files checked: [1-9]/,
    fix: 'Correct the word, or add it to project-words.txt.',
  },
  {script: 'check:content', read: /^[1-9]\d* pages/m, fix: 'Correct the places that are named.'},
  {
    script: 'lint:css',
    read: /[1-9]\d* sources checked/,
    fix: 'Run npm run fix, and correct what is left.',
  },
  {
    script: 'lint:markdown',
    read: /Linting: [1-9]\d* file/,
    fix: 'Correct the lines that are named.',
  },
  {script: 'format:check', read: /on [1-9]\d* files/, fix: 'Run npm run format.'},
];
const WORKERS = 2;

/**
 * Runs one check.
 *
 * @returns {Promise<{name: string, error?: string}>} with an error if it failed
 */
async function run({script, read, fix}) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {stdio: ['ignore', 'pipe', 'pipe']});
  const [code, stdout, stderr] = await Promise.all([
    new Promise((resolve) => child.once('error', resolve).once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  const output = stdout + stderr;
  const name = `npm run ${script}`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code === 0 && (!read || read.test(output))) {
    console.log(`✓ ${name} (${seconds} s)`);
    return {name};
  }
  const error = `${output.trim()}\n${code === 0 ? 'It has read no file.' : fix}`;
  console.log(`✗ ${name} (${seconds} s)\n${error}`);
  return {name, error};
}

const waiting = [...CHECKS];
const results = [];
async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check));
}
await Promise.all(Array.from({length: WORKERS}, work));

const [report] = process.argv.slice(2);
if (report) {
  mkdirSync(path.dirname(report), {recursive: true});
  writeFileSync(report, JSON.stringify({checks: results}));
}
const failed = results.filter(({error}) => error !== undefined).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
