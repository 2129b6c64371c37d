import path from 'node:path';
import {describeCrash} from './describeCrash';
import type {ErrorData, Failure} from './runDocusaurus';

/** Errors that indicate a mistake in code, which is located by its stack. */
const CODE_FAULTS = ['TypeError', 'ReferenceError', 'RangeError'];

/**
 * The error of an optimization that does not know this version of Docusaurus (`src/plugins/delivery`). It is found by
 * its words: where a bundler loader throws it, it arrives inside an error of the bundler.
 */
export const UNKNOWN_FORM =
  /The optimization \S+ does not know[\s\S]+? Or change (?<file>\S+\.\w+)\./g;

/**
 * Describes why a build failed: by location, problem and fix where they are known, otherwise by the message of
 * Docusaurus. Stacks are included only for mistakes in the code of plugins.
 *
 * @param failure what the build reported when it ended
 * @param siteDir the folder of the site; locations are relative to it
 */
export function describeFailure({error, trace}: Failure, siteDir: string): string {
  const all = flatten(error);
  const unknown = all.flatMap(({message}) => message.match(UNKNOWN_FORM) ?? []);
  if (unknown.length > 0) {
    return [...new Set(unknown)].join('\n');
  }
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

/** For style sheets, the location is part of the message; for other files, it is the module. */
function describeBundlerFault(message: string, siteDir: string): string[] {
  const [module = '', ...lines] = message.replaceAll(`${siteDir}/`, '').split('\n');
  const {line, column, file, words} = PLACE.exec(message)?.groups ?? {};
  const place = file ? `${path.relative(siteDir, file)}:${line}:${column}` : formatModule(module);
  const problem = words ?? findWords(lines);
  // One error is reported once for each loader it passed through, mostly without a message.
  return problem ? [`${place} cannot be bundled: ${problem}\n  Fix: correct the line`] : [];
}

/** `./src/a.tsx 1:1-17` becomes `src/a.tsx:1:1`. */
function formatModule(module: string): string {
  return module
    .trim()
    .replace(/^\.\//, '')
    .replace(/ (?<place>\d+:\d+).*$/, ':$<place>');
}

/** Returns the first line with a message: a code frame and a stack follow it. */
function findWords(lines: readonly string[]): string | undefined {
  return lines
    .map((line) => line.replaceAll(/[│×╰─▶]/g, '').trim())
    .find((line) => line !== '' && !/^(?:Error: )?Module build failed|^at /.test(line));
}
