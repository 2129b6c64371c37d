import {type ChildProcess, spawn} from 'node:child_process';

/** How a build ended, and everything it printed. */
export type Built = {
  /** Null when the build was killed. */
  readonly code: number | null;
  readonly output: string;
};

/** A build at work. */
export type RunningBuild = {
  readonly child: ChildProcess;
  readonly ended: Promise<Built>;
};

/**
 * Starts `npm run build`, without npm around it, in a copy of the site.
 *
 * @param folder the copy
 * @param env environment variables beside the present ones
 */
export function startBuild(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): RunningBuild {
  // One process, so that a signal reaches the build and not a runner around it.
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<Built>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
  return {child, ended};
}

/**
 * Builds a copy of the site.
 *
 * @param folder the copy
 * @param env environment variables beside the present ones
 */
export function buildSite(folder: string, env?: Readonly<Record<string, string>>): Promise<Built> {
  return startBuild(folder, env).ended;
}
