import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {startProgram, type RunningProgram} from '../run/startProgram';
import {connectBidi, type Send} from './connectBidi';
import type {Engine} from './Engine';

const TIMEOUT_MS = 60_000;

/** Finds the address that Firefox listens on, which it prints to standard error. */
async function findAddress({child, printed, ended}: RunningProgram): Promise<string> {
  const late = new AbortController();
  const address = new Promise<string>((resolve) => {
    child.stderr.on('data', () => {
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(printed.stderr)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    });
  });
  const timeout = setTimeout(TIMEOUT_MS, undefined, {signal: late.signal}).catch(() => undefined);
  const found = await Promise.race([address, ended, timeout]);
  late.abort();
  if (typeof found !== 'string') {
    throw new Error(
      `Firefox did not print the address it listens on.\n${found?.problem ?? printed.output}`,
    );
  }
  return found;
}

type Session = {
  readonly capabilities: {readonly browserName: string; readonly browserVersion: string};
};
type Tree = {readonly contexts: readonly {readonly context: string}[]};
type Evaluated =
  | {readonly type: 'success'; readonly result: {readonly value?: unknown}}
  | {readonly type: 'exception'; readonly exceptionDetails: {readonly text: string}};

/**
 * Starts Firefox in headless mode and controls it with WebDriver BiDi, which it supports natively.
 *
 * @param command the program, for example `firefox-esr`
 * @returns the engine
 * @throws an Error when it does not start or respond; in that case, everything is cleaned up
 */
export async function startFirefox(command: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = startProgram(command, args);
  const close = async (): Promise<void> => {
    await firefox.stop();
    await rm(profile, {recursive: true, force: true});
  };
  try {
    return await drive(await connectBidi(await findAddress(firefox), TIMEOUT_MS), close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(send: Send, close: Engine['close']): Promise<Engine> {
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
    close,
  };
}
