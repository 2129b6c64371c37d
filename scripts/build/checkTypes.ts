import {spawn} from 'node:child_process';
import path from 'node:path';
import {takeAlong} from './takeAlong';

/**
 * The compiler in native code, which needs a fifth of the time. `typescript` itself stays at the version whose
 * API the linter and the generator of contract types ask for; both packages bring a command `tsc`.
 */
export const COMPILER = path.join(
  path.dirname(require.resolve('typescript-native/package.json')),
  'bin',
  'tsc',
);

/** Keeps what did not change, so that the second check takes a fraction of the first. */
const MEMORY = path.join('node_modules', '.cache', 'types.tsbuildinfo');

/**
 * Checks the types of the whole project; the bundler drops types without reading them.
 *
 * @param stop ends the check when it is aborted
 * @returns what the compiler said, a line for each fault; an empty text when there is none
 */
export function checkTypes(stop: AbortSignal): Promise<string> {
  const args = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', MEMORY];
  const child = spawn(process.execPath, [COMPILER, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  takeAlong(child, stop);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const isGood = code === 0;
      resolve(isGood ? '' : spell(output) || `tsc ended with code ${code ?? 'none'}`);
    });
  });
}

/** Places as all other messages have them, so that terminals and editors open them. */
function spell(output: string): string {
  return output.trim().replace(/^(\S.*?)\((\d+),(\d+)\): error (TS\d+): /gm, '$1:$2:$3 $4: ');
}
