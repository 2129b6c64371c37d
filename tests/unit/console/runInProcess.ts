import {fork} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {State} from '@rungen/mock-server/state';
import type {RunRequest, Task, WorkerMessage} from '@site/src/plugins/console/client/messages';
import {buildRunnables} from '@site/src/plugins/console/node/buildRunnables';

/** Adds the globals of a browser's worker that Node.js lacks. The `fetch` of Node.js needs the Buffer of Node.js. */
const PRELUDE = `
const {Buffer, process: node} = globalThis;
Object.defineProperty(globalThis, 'Buffer', {get: () => Buffer, set: () => undefined});
globalThis.ErrorEvent ??= class {};
globalThis.fetch = () => Promise.resolve({ok: true, text() {}}); // that of Node.js reads no files
globalThis.postMessage = (message) => node.send(message);
globalThis.addEventListener = (kind, listen) => {
  if (kind === 'message') node.on('message', (data) => listen({data}));
  else if (kind !== 'error') node.on('unhandledRejection', (reason) => listen({reason, preventDefault() {}}));
};
await import('./worker.js');
`;

const EMPTY: State = {now: 0, apps: []};

export type Run = {
  readonly messages: readonly WorkerMessage[];
  readonly output: string;
  readonly end: WorkerMessage & {kind: 'end'};
  readonly state: State;
};

/**
 * Writes what readers' browsers load into an empty folder.
 *
 * @returns a function that carries out a task in its own process. A program's text, if it is given, replaces that of
 *   the program
 */
export async function prepareRuns(folder: string) {
  const files = await buildRunnables(process.cwd());
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  for (const file of files) write(file.path, file.text);
  write('package.json', '{"type": "module"}');
  write('prelude.js', PRELUDE);
  return async (task: Task, state = EMPTY, text?: string): Promise<Run> => {
    if (text !== undefined && task.kind === 'program') write(`programs/${task.name}.js`, text);
    return runProcess(path.join(folder, 'prelude.js'), {task, state});
  };
}

/** Runs in a process, not a thread: terminating a thread may crash Node.js, and with it the process of the tests. */
async function runProcess(prelude: string, request: RunRequest): Promise<Run> {
  const worker = fork(prelude, {execArgv: [], serialization: 'advanced'});
  const messages: WorkerMessage[] = [];
  worker.send(request);
  try {
    const end = await new Promise<WorkerMessage & {kind: 'end'}>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The worker ended by itself: ${code}`)));
      worker.on('message', (message: WorkerMessage) => {
        messages.push(message);
        if (message.kind === 'end') resolve(message);
      });
    });
    let output = '';
    let state = EMPTY;
    for (const message of messages) {
      if (message.kind === 'output') output += message.text;
      if (message.kind === 'state') ({state} = message);
    }
    return {messages, output, end, state};
  } finally {
    worker.kill('SIGKILL');
  }
}
