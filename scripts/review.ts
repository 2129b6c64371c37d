import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {runMain} from './runMain';

/** What a reviewer holds against the sources: a number, or a word about money, loss or rights. */
const WORTH_A_LOOK =
  /\d|\b(?:bill|charge|cost|pay|price|money|free|delete|undo|lost?|gone|expire|belong|owner|admin|member|role|may|can|cannot|never|always|safe|key)\w*\b|<(?:Fact|Statement|FactTable)\b/i;

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
    const found = added.filter((it) => !before.has(it) && WORTH_A_LOOK.test(it));
    if (found.length === 0) continue;
    console.log(`\n${file} ${readSources(file)}\n${found.map((it) => `  ${it}`).join('\n')}`);
  }
}

runMain(main);
