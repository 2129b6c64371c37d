import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {isClaim} from './claims';
import {runMain} from './runMain';

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], {encoding: 'utf8', maxBuffer: 2 ** 26});

/** @returns the sources that the front matter of a page names */
function readSources(file: string): string {
  return /^sources: *(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 'no sources';
}

/** @returns the added sentences of a diff without context */
function listSentences(diff: string): string[] {
  return diff
    .split('\n')
    .filter((line) => /^\+(?!\+\+|sources:)/.test(line))
    .flatMap((line) =>
      line
        .slice(1)
        .trim()
        .split(/(?<=[.!?:])\s+(?=[A-Z*<[`])/),
    );
}

/** `npm run review`: the sentences of pages that are new against `main`, or another ref, beside the sources. */
function main(): void {
  const [ref = 'main'] = process.argv.slice(2);
  const range = [ref, '--diff-filter=AMR', '--', 'docs', 'api'];
  const files = git('diff', '--name-only', ...range)
    .split('\n')
    .filter((file) => file.endsWith('.mdx'));
  for (const file of files) {
    const before = new Set(listSentences(git('diff', '-U0', '-R', ref, '--', file)));
    const added = listSentences(git('diff', '-U0', ref, '--', file));
    const found = added.filter((sentence) => !before.has(sentence) && isClaim(sentence));
    if (found.length === 0) continue;
    console.log(`\n${file} ${readSources(file)}\n  ${found.join('\n  ')}`);
  }
}

runMain(main);
