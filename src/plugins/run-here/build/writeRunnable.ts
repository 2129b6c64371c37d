import {ContentError, type Problem} from '../../problems';

/** The replacement for each module that programs import, relative to the folder of the programs. */
const MODULES: Readonly<Record<string, string>> = {
  'node:fs/promises': '../node-files.js',
  'node:timers/promises': '../node-timers.js',
  openai: '../openai.js',
};

const IMPORT = /^(?<before>import .+ from ')(?<name>[^']+)(?<after>';)$/gm;

/**
 * Rewrites a program so that a worker can import it: browsers find modules only by address, so the names of imported
 * modules become addresses. Every other character stays the same.
 *
 * @param file the program, for messages
 * @param text what readers see and copy
 * @throws ContentError when it imports a module that has no version for browsers
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
        fix: `use one of ${Object.keys(MODULES).join(', ')}, or add a version for browsers in src/plugins/run-here/browser/worker`,
      });
      return whole;
    },
  );
  if (problems.length > 0) throw new ContentError(problems);
  return runnable;
}
