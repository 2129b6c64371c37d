import path from 'node:path';
import {describeCrash} from './describeCrash';
import type {ErrorData, Failure} from './runDocusaurus';

/** Errors that show a mistake in code, which is found by its stack. */
const CODE_FAULTS = ['TypeError', 'ReferenceError', 'RangeError'];

/**
 * Tells why a build failed: by place, words and fix where they are known, and in the words of Docusaurus
 * where they are not. Stacks are for mistakes in the code of plugins alone.
 *
 * @param failure what the build said when it ended
 * @param siteDir the folder of the site; places are relative to it
 */
export function describeFailure({error, trace}: Failure, siteDir: string): string {
  const all = flatten(error);
  const byName = (name: string): ErrorData[] => all.filter((it) => it.name === name);
  const content = byName('ContentError').map(({message}) => message);
  const bundler = byName('BundlerError').flatMap(({message}) =>
    describeBundlerFault(message, siteDir),
  );
  const crashes = describeCrash(error, siteDir);
  const [fault] = [content, bundler, crashes].filter(({length}) => length > 0);
  if (fault) {
    return `To fix:\n${[...new Set(fault)].join('\n')}`;
  }
  return all.some(({name}) => CODE_FAULTS.includes(name))
    ? trace
    : all.map(({message}) => message.replaceAll(`${siteDir}/`, '')).join('\n');
}

function flatten(error: ErrorData): ErrorData[] {
  return [error, ...error.below.flatMap(flatten)];
}

const PLACE = /\((?<line>\d+):(?<column>\d+)\) (?<file>\/\S+) (?<words>.*)/;

/** Style sheets give their place in words; for the others, the module is the place. */
function describeBundlerFault(message: string, siteDir: string): string[] {
  const [module = '', ...lines] = message.replaceAll(`${siteDir}/`, '').split('\n');
  const {line, column, file, words} = PLACE.exec(message)?.groups ?? {};
  const place = file ? `${path.relative(siteDir, file)}:${line}:${column}` : spellModule(module);
  const problem = words ?? findWords(lines);
  // One fault is told once for each loader it went through, most of them without words.
  return problem ? [`${place} cannot be bundled: ${problem}\n  Fix: correct the line`] : [];
}

/** `./src/a.tsx 1:1-17` becomes `src/a.tsx:1:1`. */
function spellModule(module: string): string {
  return module
    .trim()
    .replace(/^\.\//, '')
    .replace(/ (?<place>\d+:\d+).*$/, ':$<place>');
}

/** The first line that says something: what follows is a drawing of the code, and a stack. */
function findWords(lines: readonly string[]): string | undefined {
  return lines
    .map((line) => line.replaceAll(/[│×╰─▶]/g, '').trim())
    .find((line) => line !== '' && !/^(?:Error: )?Module build failed|^at /.test(line));
}
