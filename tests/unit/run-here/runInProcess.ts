import {fork} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Order, Report} from '@site/src/plugins/run-here/browser/protocol';
import {buildRunnables} from '@site/src/plugins/run-here/build/buildRunnables';

/** Adds the globals of a browser's worker that Node.js lacks. The `fetch` of Node.js needs the Buffer of Node.js. */
const PRELUDE = `
const {Buffer, process: node} = globalThis;
Object.defineProperty(globalThis, 'Buffer', {get: () => Buffer, set: () => undefined});
globalThis.postMessage = (report) => node.send(report);
globalThis.addEventListener = (kind, listen) => {
  if (kind === 'message') node.on('message', (data) => listen({data}));
  else node.on('unhandledRejection', (reason) => listen({reason, preventDefault() {}}));
};
await import('./worker.js');
`;

/** The result of a run. */
export type Run = {
  readonly output: string;
  readonly code: number;
  readonly reports: readonly Report[];
};

/**
 * Writes the files that readers' browsers load into a folder.
 *
 * @param folder an empty folder
 * @returns a function that runs one of its programs, or the text of a program, in a separate process
 */
export async function prepareRuns(folder: string) {
  const {files} = await buildRunnables(process.cwd());
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  for (const file of files) write(file.path, file.text);
  write('package.json', '{"type": "module"}');
  write('prelude.js', PRELUDE);
  return async (name: string | null, order: Partial<Order> = {}, text?: string): Promise<Run> => {
    const file = `programs/${name ?? ''}.js`;
    if (text !== undefined) write(file, text);
    const program = name === null ? null : pathToFileURL(path.join(folder, file)).href;
    return runProcess(path.join(folder, 'prelude.js'), {
      program,
      snapshot: null,
      faults: {},
      ...order,
    });
  };
}

/** Runs in a process, not a thread: terminating a thread may crash Node.js, and with it the process of the tests. */
async function runProcess(prelude: string, order: Order): Promise<Run> {
  const worker = fork(prelude, {execArgv: [], serialization: 'advanced'});
  const reports: Report[] = [];
  worker.send(order);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (status) => {
        reject(new Error(`The worker ended by itself, with ${status ?? 'a signal'}.`));
      });
      worker.on('message', (report: Report) => {
        reports.push(report);
        if (report.kind === 'end') resolve(report.code);
        if (report.kind === 'flood') resolve(-1);
      });
    });
    const output = reports.map((report) => (report.kind === 'output' ? report.text : '')).join('');
    return {output, code, reports};
  } finally {
    worker.kill('SIGKILL');
  }
}
