import {ContentError, type Problem} from '../../problems';

/** What stands in the place of each module that programs import, seen from the folder of the programs. */
const MODULES: Readonly<Record<string, string>> = {
  'node:fs/promises': '../node-files.js',
  'node:timers/promises': '../node-timers.js',
  openai: '../openai.js',
};

const IMPORT = /^(?<before>import .+ from ')(?<name>[^']+)(?<after>';)$/gm;

/**
 * Writes a program so that a worker can import it: a browser finds modules by their addresses alone, so the names of
 * those that it imports become addresses. Every other character stays.
 *
 * @param file the program, for messages
 * @param text what readers see and copy
 * @throws ContentError when it imports something that there is no form for browsers of
 */
export function writeRunnable(file: string, text: string): string {
  const problems: Problem[] = [];
  const runnable = text.replace(
    IMPORT,
    (whole: string, before: string, name: string, after: string, offset: number) => {
      const address = MODULES[name];
      if (address !== undefined) return `${before}${address}${after}`;
      problems.push({
        place: `${file}:${text.slice(0, offset).split('\n').length}:1`,
        problem: `imports "${name}", which readers cannot run in their browsers`,
        fix: `use one of ${Object.keys(MODULES).join(', ')}, or give it a form in src/plugins/run-here/browser/worker`,
      });
      return whole;
    },
  );
  if (problems.length > 0) throw new ContentError(problems);
  return runnable;
}
