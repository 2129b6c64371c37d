import {fork} from 'node:child_process';
import type {Problem} from '../../src/plugins/problems';
import {programsIn} from './programs.mjs';
import {takeAlong} from './takeAlong';

/** What the process of the checks tells: lines for the terminal, then how it ended. */
export type CheckerMessage =
  {readonly line: string} | {readonly problems: readonly Problem[]} | {readonly failure: string};

/**
 * Looks for every mistake in what people write, in a process of its own: the trees of all pages go with it, a
 * third of a gigabyte at a thousand pages, before the pages are drawn.
 *
 * @param say takes a line that tells what was compared
 * @param stop ends the checks when it is aborted
 * @returns every problem, as `checkContent` finds them; none when the checks were stopped
 * @throws an Error when the checks could not be made
 */
export function checkContentBeside(
  say: (line: string) => void,
  stop: AbortSignal,
): Promise<readonly Problem[]> {
  const child = fork(programsIn().checker);
  takeAlong(child, stop);
  return new Promise((resolve, reject) => {
    let found: readonly Problem[] | undefined;
    let failure = 'The checks of the contents ended before they were done.';
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
