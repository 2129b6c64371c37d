import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readQuestions} from '../src/contract/registries';
import {runMain} from './runMain';

const FILES = ['docs', 'api', 'src/pages', 'contract'];

/** The start of the line of front matter that names the sources of a page: `sources: [A0, T1]`. */
const SOURCES = 'sources: [';

/** The number of open questions that are listed, the longest unchecked first. */
const OLDEST = 5;

/** @throws Error with what Git says */
function git(...args: readonly string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe'});
}

/** @returns the text of a file in a commit; empty if it did not exist */
function readCommitted(ref: string, file: string): string {
  try {
    return git('show', `${ref}:./${file}`);
  } catch {
    return '';
  }
}

/**
 * Prints the lines of a file that are new, each with its number, below the sources of the page. A text of a contract or a
 * registry has its sources next to it.
 */
function printNewLines(ref: string, file: string): void {
  const known = new Set(readCommitted(ref, file).split('\n'));
  const lines = readFileSync(file, 'utf8').split('\n');
  const sources = lines.find((line) => line.startsWith(SOURCES)) ?? 'sources: next to each text';
  console.log(`\n${file}, ${sources}`);
  for (const [index, line] of lines.entries()) {
    if (/\w/.test(line) && !known.has(line)) console.log(`  ${index + 1}: ${line.trim()}`);
  }
}

/** Lists the open questions that were not checked for the longest time, each with the day of the last check. */
function listOldestQuestions(): string[] {
  const open = readQuestions(process.cwd()).filter(({answer}) => answer === undefined);
  const oldest = open.sort((one, other) => one.looked.localeCompare(other.looked));
  return oldest.slice(0, OLDEST).map(({id, looked}) => `  ${looked} ${id}`);
}

/**
 * `npm run review`: prints each line that is new since `main`, or another commit, with the sources that it should agree
 * with, and the open questions that were not checked for the longest time.
 */
runMain(() => {
  const [ref = 'main'] = process.argv.slice(2);
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', ref, '--', ...FILES);
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...FILES);
  for (const file of `${changed}${untracked}`.split('\n')) {
    if (file.endsWith('.mdx') || file.endsWith('.yaml')) printNewLines(ref, file);
  }
  console.log('\nOpen questions that were not checked for the longest time:');
  console.log(listOldestQuestions().join('\n'));
});
