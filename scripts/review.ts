import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {isClaim} from './claims';
import {listPageSentences, listYamlSentences, type Sentence} from './listSentences';
import {runMain} from './runMain';

/** Files with sentences about the service. */
const FILES = ['docs', 'api', 'src/pages', 'contract'];

function git(...args: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const; // what fails is told by the error
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
  return file.endsWith('.mdx') ? listPageSentences(file, text) : listYamlSentences(text);
}

/**
 * `npm run review`: prints each sentence that is new since a commit and that a reviewer should compare with its sources.
 * `npm run review -- v2` names another commit than `main`.
 */
function main(): void {
  const [ref = 'main'] = process.argv.slice(2);
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', ref, '--', ...FILES);
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...FILES);
  const files = `${changed}${untracked}`.split('\n').filter((file) => /\.(?:mdx|yaml)$/.test(file));
  let count = 0;
  for (const file of files) {
    const known = new Set(listSentences(file, readCommitted(ref, file)).map(({text}) => text));
    const added = listSentences(file, readFileSync(file, 'utf8'));
    const claims = added.filter(({text}) => !known.has(text) && isClaim(text));
    let lastSources: string | undefined;
    for (const {text, sources} of claims) {
      if (sources !== lastSources) console.log(`\n${file}, sources: ${sources || 'none'}`);
      lastSources = sources;
      console.log(`  ${text}`);
    }
    count += claims.length;
  }
  console.log(`\n${count} sentences to compare with contract/sources.yaml`);
}

runMain(main);
