import {fork} from 'node:child_process';
import type {Problem} from '../../src/plugins/problems';
import {programsIn} from './programs.mjs';
import {killOnAbort} from './killOnAbort';

/** A message from the check process: first lines for the terminal, then the result. */
export type CheckerMessage =
  | {readonly line: string}
  | {readonly problems: readonly Problem[]}
  | {readonly failure: string};

/**
 * Checks all content for mistakes, in a child process: when it exits, the syntax trees of all pages are freed, a third
 * of a gigabyte at a thousand pages, before the pages are rendered.
 *
 * @param say receives a line that describes what was compared
 * @param stop ends the checks when it is aborted
 * @returns every problem that `checkContent` finds; none when the checks were stopped
 * @throws an Error when the checks could not run
 */
export function checkContentInChild(
  say: (line: string) => void,
  stop: AbortSignal,
): Promise<readonly Problem[]> {
  const child = fork(programsIn().checker);
  killOnAbort(child, stop);
  return new Promise((resolve, reject) => {
    let found: readonly Problem[] | undefined;
    let failure = 'The content checks exited before they finished.';
    child.on('message', (message: CheckerMessage) => {
      if ('line' in message) say(message.line);
      else if ('problems' in message) found = message.problems;
      else failure = message.failure;
    });
    child.on('error', reject);
    child.on('close', () => {
      const problems = stop.aborted ? [] : found;
      if (problems) resolve(problems);
      else reject(new Error(failure));
    });
  });
}
