import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Engine} from './Engine';

const PATIENCE_MS = 60_000;

type Reply = {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly type: 'success' | 'error' | 'event';
};

/** Sends one command of WebDriver BiDi and waits for its answer. */
type Send = (method: string, params: object) => Promise<unknown>;

/** Firefox says on its terminal where it listens. */
function findAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (): void => reject(new Error(`Firefox did not say where it listens.\n${said}`));
    setTimeout(fail, PATIENCE_MS).unref();
    firefox.once('exit', fail);
    firefox.once('error', reject);
    firefox.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) {
        resolve(address);
      }
    });
  });
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({data}) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id ?? -1)?.(reply);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  let last = 0;
  return (method, params) => {
    last += 1;
    const id = last;
    const answered = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No answer to ${method}`)), PATIENCE_MS);
      waiting.set(id, ({type, result, message}) => {
        clearTimeout(late);
        waiting.delete(id);
        if (type === 'success') {
          resolve(result);
        } else {
          reject(new Error(`${method}: ${message ?? 'failed'}`));
        }
      });
    });
    socket.send(JSON.stringify({id, method, params}));
    return answered;
  };
}

type Session = {
  readonly capabilities: {readonly browserName: string; readonly browserVersion: string};
};
type Tree = {readonly contexts: readonly {readonly context: string}[]};
type Evaluated =
  | {readonly type: 'success'; readonly result: {readonly value?: unknown}}
  | {readonly type: 'exception'; readonly exceptionDetails: {readonly text: string}};

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks itself.
 *
 * @param command the program, for example `firefox-esr`
 */
export async function startFirefox(command: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(command, args, {stdio: ['ignore', 'ignore', 'pipe']});
  const send = await connect(await findAddress(firefox));
  const {capabilities} = (await send('session.new', {capabilities: {}})) as Session;
  const {contexts} = (await send('browsingContext.getTree', {})) as Tree;
  const context = contexts[0]?.context;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    evaluate: async (expression) => {
      const params = {expression: `String(${expression})`, target: {context}, awaitPromise: true};
      const evaluated = (await send('script.evaluate', params)) as Evaluated;
      if (evaluated.type === 'exception') {
        throw new Error(`${expression}: ${evaluated.exceptionDetails.text}`);
      }
      return String(evaluated.result.value);
    },
    close: async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill('SIGTERM');
      await ended;
      await rm(profile, {recursive: true, force: true});
    },
  };
}
