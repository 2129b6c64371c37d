import {readFile, readdir} from 'node:fs/promises';
import {type Ending, startProgram} from '../helpers/program';
import {missing} from '../helpers/machine';
import {makeFolder} from '../helpers/makeFolder';
import {environment, fileOf, type Language} from './languages';
import {type PracticeServer, startPractice} from './mockServer';
import {PROGRAMS} from './programs';

/** A stack trace is useless to somebody who only runs a program. */
const TRACE = /^Traceback |^ {4}at .+:\d+/m;

const CURL_IS_MISSING = missing('bash', 'curl') !== undefined;

/** A program that has not ended by then hangs. */
const LIMIT_MS = 240_000;

export type RunOptions = {
  /** Fault rules of the mock server. */
  readonly faults?: string | undefined;
  readonly isTeam?: boolean;
  /** Environment variables that replace those of the mock server; undefined removes one. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** A signal is sent when the program has printed this. SIGPIPE comes as it does in a shell: nobody reads on. */
  readonly endAt?: string;
  readonly endBy?: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE';
  /** Whether a program in cURL is pasted into a strict shell, which has to live on. */
  readonly isPasted?: boolean;
};

/** How a program ended, and what it left. */
export type SampleRun = Ending & {
  /** The files that it saved. */
  readonly saved: readonly string[];
  readonly hasTrace: boolean;
  readonly apps: number;
  readonly workers: number;
  /** Whether no worker is left after the command that the program printed to stop its app. True without cURL. */
  readonly canBeStopped: boolean;
};

/** Runs a program against its own mock server, which has what the program needs. */
export async function runSample(
  language: Language,
  name: string,
  {faults, isTeam, ...options}: RunOptions = {},
): Promise<SampleRun> {
  const server = await startPractice(PROGRAMS[name]?.start ?? {}, faults, isTeam);
  try {
    const ending = await runFile(language, name, server.variables, options);
    const left = await server.count();
    const canBeStopped = CURL_IS_MISSING || (await stopByCommand(server, ending.stderr));
    // Where results are is not published.
    const stdout = ending.stdout.replaceAll(`${server.url}/mock-files/`, 'https://example.com/');
    return {...ending, ...left, stdout, canBeStopped};
  } finally {
    await server.close();
  }
}

/** Runs a program in a new, empty folder, with these variables in addition to what it needs to start. */
export async function runFile(
  language: Language,
  name: string,
  variables: Readonly<Record<string, string>>,
  {variables: others, endAt, endBy = 'SIGTERM', isPasted}: RunOptions = {},
): Promise<Ending & {saved: readonly string[]; hasTrace: boolean}> {
  const file = fileOf(language, name);
  const args = isPasted
    ? ['-c', `set -Ceuo pipefail\n${await readFile(file, 'utf8')}echo "The shell lives"`]
    : [...language.args, file];
  const cwd = makeFolder('sample-');
  // One that is to be ended waits as long as it states: under load, it could reach its limit before the signal.
  const env = {...environment(endAt === undefined), ...variables, ...others};
  const program = startProgram(language.file, args, {cwd, env, limitMs: LIMIT_MS});
  if (endAt !== undefined) {
    let isSent = false;
    program.child.stdout.on('data', () => {
      if (isSent || !program.printed.stdout.includes(endAt)) return;
      isSent = true;
      if (endBy === 'SIGPIPE') program.child.stdout.destroy();
      else program.kill(endBy);
    });
  }
  const ending = await program.ended;
  const saved = await readdir(cwd);
  return {...ending, saved, hasTrace: TRACE.test(ending.stderr)};
}

/**
 * Runs the command that a program printed to stop its app, if any, as a reader would after the service has recovered.
 * Returns whether no worker is left.
 */
async function stopByCommand(server: PracticeServer, text: string): Promise<boolean> {
  const command = /^curl -X PUT [^]+?\}\}'$/m.exec(text)?.[0];
  if (command !== undefined) {
    const args = ['-c', `${command} -H 'x-mock-fault: none'`];
    await startProgram('bash', args, {env: {...environment(), ...server.variables}}).ended;
  }
  const {workers} = await server.count();
  return workers === 0;
}
