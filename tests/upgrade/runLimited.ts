import {spawn} from 'node:child_process';

/** How a command ended. */
export type Ended = {readonly isGood: boolean; readonly output: string};

/**
 * Runs a command until it exits or reaches a time limit. It gets its own process group, so that its child processes are
 * also ended at the limit: builds have workers, browser tests have a server and browsers.
 *
 * @param command the program and its arguments, not interpreted by a shell
 * @param place the folder it runs in, its environment, and its time limit in minutes
 * @returns whether it succeeded, and its output on both streams
 */
export function runLimited(
  [program, ...args]: readonly [string, ...string[]],
  {folder, env, minutes}: Readonly<{folder: string; env: NodeJS.ProcessEnv; minutes: number}>,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const endAll = (): void => {
      if (child.pid !== undefined) {
        process.kill(-child.pid, 'SIGKILL');
      }
    };
    const limit = setTimeout(() => {
      output += `\nStopped: it took more than ${minutes} minutes.\n`;
      endAll();
    }, minutes * 60_000);
    process.once('exit', endAll);
    const end = (isGood: boolean): void => {
      clearTimeout(limit);
      process.off('exit', endAll);
      resolve({isGood, output});
    };
    child.on('error', ({message}) => {
      output += `${message}\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
