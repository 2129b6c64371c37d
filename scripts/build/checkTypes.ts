import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {ContentCache} from '../../src/plugins/reproducible-build';
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

/**
 * How it is called.
 *
 * @param part `check` for the whole project, `build` for what pages are made from
 */
export const compilerArgs = (part: 'build' | 'check') =>
  ['-p', `tsconfig.${part}.json`, '--noEmit'] as const;

/** All that decides whether types fit: what `tsconfig.build.json` includes, and what that imports. */
export const TYPED = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'contract/openai-compatible-types.ts',
  'contract/types.ts',
  'sandbox',
  'scripts',
  'src',
  'tests',
  'tsconfig.json',
  'tsconfig.check.json',
  'tsconfig.build.json',
  'package-lock.json',
] as const;

/** Keeps what did not change, so that the second check takes a fraction of the first. */
const MEMORY = path.join('node_modules', '.cache', 'types.tsbuildinfo');

/**
 * Checks the types of what pages are made from; the bundler drops types without reading them. Tests are for
 * `npm test`: their types are half of the work. It takes only what the pages leave of the processor, and nothing
 * when the same files have passed before, as after an edit of a page.
 *
 * @param stop ends the check when it is aborted
 * @returns what the compiler said, a line for each fault; an empty text when there is none, or when it was stopped
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
    '--singleThreaded', // a quarter less memory, and on two busy cores no slower
    '--incremental',
    '--tsBuildInfoFile',
    MEMORY,
  ];
  const child = spawn(process.execPath, [COMPILER, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // below Node.js 22.15 the command starts the compiler, which would go on without it
  });
  stepBack(child.pid);
  takeAlong(child, stop, true);
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
      resolve(isGood ? '' : spell(output) || `tsc ended with code ${code ?? 'none'}`);
    });
  });
}

function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the machine has no priorities.
  }
}

/** Places as all other messages have them, so that terminals and editors open them. */
function spell(output: string): string {
  return output.trim().replace(/^(\S.*?)\((\d+),(\d+)\): error (TS\d+): /gm, '$1:$2:$3 $4: ');
}
