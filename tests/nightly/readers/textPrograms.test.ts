import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {BUILD_DIR, copyFile, htmlFile, parseBuilt, readBuilt} from '../../helpers/builtPages';
import {listFences} from '../../helpers/converters';
import {missing, titled} from '../../helpers/machine';
import {runProgram} from '../../helpers/program';

const ROUTE = '/docs/tutorial-basics/run-a-job';

/** Programs that show a page as text, with the options that keep long lines whole. */
const PROGRAMS = [
  ['lynx', ['-dump', '-nolist', '-width=200']],
  ['w3m', ['-dump', '-cols', '200']],
  ['pandoc', ['--from=html', '--to=plain', '--wrap=none']],
  ['html2text', ['-width', '200']],
] as const;

/** The lines of a text without their indentation, which each program chooses. */
const listLines = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Returns how many lines of a program a text has in a row, from the first one on. */
function countLines(text: string, program: readonly string[]): number {
  const lines = listLines(text);
  let best = 0;
  for (const [start] of lines.entries()) {
    const found = program.findIndex((line, index) => lines[start + index] !== line);
    best = Math.max(best, found === -1 ? program.length : found);
  }
  return best;
}

/** A page with lists, tables and programs that are folded. */
const FOLDED = '/api/intro';

/** Returns each summary of a page with the beginning of what it folds, as one word. */
function listGlued(route: string): readonly string[] {
  return selectAll('main details', parseBuilt(route)).map((details) => {
    const summary = toString(select('summary', details) ?? details).trim();
    const content = toString(details).trim().slice(summary.length).trim();
    return summary + content.slice(0, 3);
  });
}

for (const [name, args] of PROGRAMS) {
  const reason = missing(name);
  test.skipIf(reason !== undefined)(
    titled(`${name} shows no summary glued to what it folds`, reason),
    async () => {
      const glued = listGlued(FOLDED);
      expect(glued.length).toBeGreaterThan(5);
      const page = path.join(BUILD_DIR, htmlFile(FOLDED));
      const {stdout} = await runProgram(name, [...args, page], {limitMs: 60_000});
      expect(glued.filter((words) => stdout.includes(words))).toEqual([]);
    },
  );

  test.skipIf(reason !== undefined)(
    titled(`${name} shows the cURL program of a page whole`, reason),
    async () => {
      const fence = listFences(readBuilt(copyFile(ROUTE))).find((found) => found.name === 'cURL');
      const program = listLines(fence?.text ?? '');
      expect(program.length).toBeGreaterThan(5);
      const page = path.join(BUILD_DIR, htmlFile(ROUTE));
      const {stdout} = await runProgram(name, [...args, page], {limitMs: 60_000});
      const shown = countLines(stdout, program);
      console.log(`${name.padEnd(10)} ${shown} of ${program.length} lines`);
      expect(shown).toBe(program.length);
    },
  );
}
