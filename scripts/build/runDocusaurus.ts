import {spawn} from 'node:child_process';
import path from 'node:path';
import {WHOLE_BUILD} from '../../src/site/wholeBuild';
import {programsIn} from './programs.mjs';
import {killOnAbort} from './killOnAbort';

/** An error from another process, with its causes. */
export type ErrorData = {
  readonly name: string;
  readonly message: string;
  /** Empty where there is none. */
  readonly stack: string;
  readonly below: readonly ErrorData[];
};

/** Why a build failed. */
export type Failure = {
  readonly error: ErrorData;
  /** The error as Docusaurus prints it, with stacks. */
  readonly trace: string;
};

/** How a build ended. */
export type Ending = {
  /** Reported by the build itself. An exit code of zero is not enough: an interrupted build exits with zero. */
  readonly isDone: boolean;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly failure: Failure | undefined;
};

type Message = {readonly isDone?: true; readonly failure?: Failure};

/**
 * Runs `docusaurus build` with the bundled configuration until it exits. Its output goes to the terminal.
 *
 * @param args arguments of `docusaurus build`
 * @param stop ends the build when it is aborted
 */
export async function runDocusaurus(args: readonly string[], stop: AbortSignal): Promise<Ending> {
  const script = path.join(__dirname, 'docusaurus.mjs');
  const child = spawn(
    process.execPath,
    [script, 'build', '--config', programsIn().config, ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BABEL_ENV: 'production',
        ...WHOLE_BUILD,
      },
    },
  );
  killOnAbort(child, stop);
  let told: Message = {};
  child.on('message', (message: Message) => {
    told = message;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({isDone: told.isDone === true && code === 0, code, signal, failure: told.failure});
    });
  });
}
