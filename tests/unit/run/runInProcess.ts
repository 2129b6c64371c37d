import {fork} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {State} from '@site/src/mock-server/state';
import type {Order, Report} from '@site/src/plugins/run/client/protocol';
import {buildRunnables} from '@site/src/plugins/run/node/buildRunnables';

/** Adds the globals of a browser's worker that Node.js lacks. The `fetch` of Node.js needs the Buffer of Node.js. */
const PRELUDE = `
const {Buffer, process: node} = globalThis;
Object.defineProperty(globalThis, 'Buffer', {get: () => Buffer, set: () => undefined});
globalThis.ErrorEvent ??= class {};
globalThis.fetch = () => Promise.resolve({ok: true, text() {}}); // that of Node.js reads no files
globalThis.postMessage = (report) => node.send(report);
globalThis.addEventListener = (kind, listen) => {
  if (kind === 'message') node.on('message', (data) => listen({data}));
  else if (kind !== 'error') node.on('unhandledRejection', (reason) => listen({reason, preventDefault() {}}));
};
await import('./worker.js');
`;

const EMPTY: State = {now: 0, apps: [], faults: {}};

/** The result of a run. */
export type Run = {
  readonly reports: readonly Report[];
  readonly output: string;
  readonly end: Report & {kind: 'end'};
  readonly state: State;
};

/**
 * Writes what readers' browsers load into a folder.
 *
 * @param folder an empty folder
 * @returns a function that carries out an order in a process of its own. A program's text, if it is given, replaces that
 * of the program
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
  return async (order: Partial<Order>, text?: string): Promise<Run> => {
    if (text !== undefined) {
      write(`programs/${order.name ?? ''}.js`, text);
    }
    return runProcess(path.join(folder, 'prelude.js'), {
      task: 'program',
      name: '',
      code: '',
      isPrepared: true,
      isFollowed: false,
      state: EMPTY,
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
    const end = await new Promise<Report & {kind: 'end'}>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The worker ended by itself: ${code}`)));
      worker.on('message', (report: Report) => {
        reports.push(report);
        if (report.kind === 'end') resolve(report);
      });
    });
    const output = reports.map((report) => (report.kind === 'output' ? report.text : '')).join('');
    const states = reports.flatMap((report) => (report.kind === 'state' ? [report.state] : []));
    return {reports, output, end, state: states.at(-1) ?? EMPTY};
  } finally {
    worker.kill('SIGKILL');
  }
}
