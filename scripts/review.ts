import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {listPageSentences, listYamlSentences, type Sentence} from './listSentences';
import {readQuestions} from '../src/contract/registries';
import {runMain} from './runMain';

/** Files with sentences about the service. */
const FILES = ['docs', 'api', 'src/pages', 'contract'];

function git(...args: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const; // the error has the message
  return execFileSync('git', [...args], {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: [...stdio]});
}

/** @returns the text of a file in a commit; empty if it did not exist */
function readCommitted(ref: string, file: string): string {
  try {
    return git('show', `${ref}:./${file}`);
  } catch {
    return '';
  }
}

function listSentences(file: string, text: string): Sentence[] {
  if (text === '') return [];
  return file.endsWith('.mdx') ? listPageSentences(text) : listYamlSentences(text);
}

/** How many of the open questions that nobody has looked into for the longest time are listed. */
const OLDEST = 5;

/** Lists the open questions whose answer nobody has looked for in the longest time, each with the day of the last look. */
function listOldestQuestions(): string[] {
  const open = readQuestions(process.cwd()).filter(({answer}) => answer === undefined);
  const oldest = open.sort((one, other) => one.looked.localeCompare(other.looked));
  return oldest.slice(0, OLDEST).map(({id, looked}) => `  ${looked} ${id}`);
}

/**
 * `npm run review`: prints each sentence that is new since `main`, or another commit, next to the sources that it should
 * agree with, and the open questions that were last looked into long ago.
 */
function main(): void {
  const [ref = 'main'] = process.argv.slice(2);
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', ref, '--', ...FILES);
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...FILES);
  const files = `${changed}${untracked}`.split('\n').filter((file) => /\.(?:mdx|yaml)$/.test(file));
  let total = 0;
  for (const file of files) {
    const known = new Set(listSentences(file, readCommitted(ref, file)).map(({text}) => text));
    const added = listSentences(file, readFileSync(file, 'utf8'));
    const fresh = added.filter(({text}) => /\w/.test(text) && !known.has(text));
    let lastSources: string | undefined;
    for (const {text, sources} of fresh) {
      if (sources !== lastSources) console.log(`\n${file}, sources: ${sources || 'none'}`);
      lastSources = sources;
      console.log(`  ${text}`);
    }
    total += fresh.length;
  }
  console.log(`\n${total} new sentences\n\nOpen questions that were last looked into long ago:`);
  console.log(listOldestQuestions().join('\n'));
}

runMain(main);
