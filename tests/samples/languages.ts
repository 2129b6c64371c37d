import path from 'node:path';
import {programPath} from '../../src/plugins/console/node/programs';
import {runProgram} from '../helpers/program';

/** How the programs of one language run on this machine. */
export type Language = {
  readonly id: 'curl' | 'python' | 'javascript';
  /** Returns what is missing here for a program; undefined where it runs. */
  readonly missing: (name: string) => string | undefined;
  readonly file: string;
  readonly args: readonly string[];
};

/** In the place of what programs sleep with: they wait a hundredth of the time. */
const FAST = path.resolve('tests/samples/fast');

/** What reaches every program of our own environment. */
const OWN = {PATH: process.env.PATH ?? '', HOME: process.env.HOME};

/**
 * The environment of a program.
 *
 * @param isFast whether it waits a hundredth of the time that it says
 */
export const environment = (isFast = true) =>
  isFast
    ? {
        ...OWN,
        PATH: `${FAST}:${OWN.PATH}`,
        PYTHONPATH: FAST,
        NODE_OPTIONS: `--import=${path.join(FAST, 'timers.mjs')}`,
      }
    : OWN;

/** Whether a program that this machine lacks something for is skipped: not in CI, but for what CI could not install. */
export function isSkipped(missing: string | undefined): boolean {
  const {CI, WITHOUT_PYTHON_OPENAI} = process.env;
  if (missing === undefined) return false;
  return !CI || (WITHOUT_PYTHON_OPENAI !== undefined && missing.includes('openai'));
}

async function succeeds(file: string, ...args: string[]): Promise<boolean> {
  return (await runProgram(file, args)).code === 0;
}

/** Finds the interpreter itself: the shim of a version manager takes as long to start as a program. */
async function findPython(): Promise<string> {
  const {code, stdout} = await runProgram('python3', ['-c', 'import sys; print(sys.executable)']);
  return code === 0 ? stdout.trim() : 'python3';
}

const python = await findPython();
const [hasCurl, hasRequests, hasClient] = await Promise.all([
  succeeds('bash', '-ec', 'curl --version; jq --version'),
  succeeds(python, '-c', 'import requests'),
  succeeds(python, '-c', 'import openai'),
]);

/** The languages of the programs. */
export const LANGUAGES: readonly Language[] = [
  {
    id: 'curl',
    missing: () => (hasCurl ? undefined : 'bash, curl or jq is not installed'),
    file: 'bash',
    args: [],
  },
  {
    id: 'python',
    missing: (name) => {
      const [has, what] = name.startsWith('chat')
        ? [hasClient, 'openai']
        : [hasRequests, 'requests'];
      return has ? undefined : `python3 with its package ${what} is not installed`;
    },
    file: python,
    args: ['-B'],
  },
  {id: 'javascript', missing: () => undefined, file: process.execPath, args: []},
];

/** @returns the path of a program */
export function fileOf({id}: Language, name: string): string {
  return path.resolve(programPath(id, name));
}
