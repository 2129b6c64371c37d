import {type ChildProcess, spawn} from 'node:child_process';

/** How a program ended, and everything it printed. */
export type Built = {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly output: string;
};

/** A running program. */
export type Running = {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly printed: () => string;
  readonly ended: Promise<Built>;
};

/**
 * Starts Node.js in a copy of the site, as a single process, so that a signal reaches the program and not a wrapper.
 *
 * @param folder the copy
 * @param args the arguments of Node.js
 * @param env environment variables in addition to the current ones
 */
function startNode(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {...process.env, NO_COLOR: '1', ...env},
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
  return {child, printed: () => output, ended};
}

/**
 * Starts what `npm run build` runs, without npm, in a copy of the site.
 *
 * @param folder the copy
 * @param env environment variables in addition to the current ones
 * @param args arguments of the build
 */
export function startBuild(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Running {
  const variables = {NODE_ENV: 'production', ...env};
  return startNode(folder, ['scripts/build.mjs', ...args], variables);
}

/**
 * Starts what `npm start` runs, without npm, in a copy of the site.
 *
 * @param folder the copy
 * @param port the port of the server
 */
export function startDevelopment(folder: string, port: number): Running {
  const start = ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', String(port)];
  return startNode(folder, start, {NODE_ENV: 'development'});
}

/**
 * Builds a copy of the site.
 *
 * @param folder the copy
 * @param env environment variables in addition to the current ones
 * @param args arguments of the build
 */
export function buildSite(
  folder: string,
  env?: Readonly<Record<string, string>>,
  args?: readonly string[],
): Promise<Built> {
  return startBuild(folder, env, args).ended;
}
