import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {ContentCache} from '../../src/plugins/reproducible-build';
import {killOnAbort} from './killOnAbort';

/**
 * The native compiler, which takes a fifth of the time. `typescript` itself stays at the version whose API the linter
 * and the generator of contract types require; both packages provide a `tsc` command.
 */
export const COMPILER = path.join(
  path.dirname(require.resolve('typescript-native/package.json')),
  'bin',
  'tsc',
);

/**
 * The arguments of the compiler.
 *
 * @param part `check` for the whole project, `build` for the code that pages are built from
 */
export const compilerArgs = (part: 'build' | 'check') =>
  ['-p', `tsconfig.${part}.json`, '--noEmit'] as const;

/** Everything that can cause type errors: what `tsconfig.build.json` includes, and what that imports. */
export const TYPED = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'contract/openai-compatible-types.ts',
  'contract/types.ts',
  'sandbox',
  'scripts',
  'src',
  'tsconfig.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
] as const;

/** The state of the incremental check: with it, the second check takes a fraction of the time of the first. */
const MEMORY = path.join('node_modules', '.cache', 'types.tsbuildinfo');

/**
 * Checks the types of the code that pages are built from; the bundler strips types without checking them. Tests are
 * left to `npm test`: their types are half of the work. The check runs at a lower priority than the page build, and is
 * skipped when the same files have passed before, for example after an edit of a page.
 *
 * @param stop ends the check when it is aborted
 * @returns the compiler's output, one line for each error; an empty string when there is none, or when it was stopped
 */
export async function checkTypes(stop: AbortSignal): Promise<string> {
  const passed = new ContentCache(process.cwd(), 'types', TYPED);
  if (passed.get([])) return '';
  const faults = await compile(stop);
  if (faults === '' && !stop.aborted) {
    passed.put([], Buffer.from('passed'));
    passed.prune();
  }
  return faults;
}

function compile(stop: AbortSignal): Promise<string> {
  const args = [
    ...compilerArgs('build'),
    '--pretty',
    'false',
    '--singleThreaded', // takes a quarter less memory, and is no slower on two busy cores
    '--incremental',
    '--tsBuildInfoFile',
    MEMORY,
  ];
  const child = spawn(process.execPath, [COMPILER, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // below Node.js 22.15, the command starts the compiler as a child, which would outlive it
  });
  stepBack(child.pid);
  killOnAbort(child, stop, true);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      resolve(error.message);
    });
    child.on('close', (code) => {
      const isGood = code === 0 || stop.aborted;
      resolve(isGood ? '' : format(output) || `tsc ended with code ${code ?? 'none'}`);
    });
  });
}

function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the platform has no priorities.
  }
}

/** Rewrites locations to the format of all other messages, so that terminals and editors can open them. */
function format(output: string): string {
  return output.trim().replace(/^(\S.*?)\((\d+),(\d+)\): error (TS\d+): /gm, '$1:$2:$3 $4: ');
}
