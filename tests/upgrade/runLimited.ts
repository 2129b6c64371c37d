import {spawn} from 'node:child_process';

/** How a command ended. */
export type Ended = {readonly isGood: boolean; readonly output: string};

/**
 * Runs a command to its end, or to a limit of time. It gets a group of processes of its own, so that at the
 * limit what it started ends too: builds have workers, browser tests have a server and browsers.
 *
 * @param command the program and its arguments, not read by a shell
 * @param place the folder it runs in, its environment, and how long it may take
 * @returns whether it ended well, and what it printed on both streams
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
