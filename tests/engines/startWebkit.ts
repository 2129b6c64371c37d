import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findFreePort} from '../hosts/startHost';
import type {Engine} from './Engine';

const TRIES = 100;
const PAUSE_MS = 100;

type Answer = {readonly value: unknown};

async function ask(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await response.json()) as Answer;
  if (!response.ok) {
    throw new Error(`${url}: ${JSON.stringify(value)}`);
  }
  return value;
}

async function waitForDriver(driver: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isUp = await fetch(`${driver}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A screen that nobody sees: WebKitGTK draws nowhere else. */
function startScreen(number: number): ChildProcess {
  return spawn('Xvfb', [`:${number}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
}

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

type Session = {
  readonly sessionId: string;
  readonly capabilities: {readonly browserVersion: string};
};

/** Starts WebKitGTK's small browser on a screen of its own, driven by its WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const port = await findFreePort();
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const number = 100 + (port % 800);
  const screen = startScreen(number);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // containers forbid what the sandbox needs
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url);
  const options = {'webkitgtk:browserOptions': {binary: BROWSER, args: ['--automation']}};
  const created = await ask(`${url}/session`, 'POST', {capabilities: {alwaysMatch: options}});
  const {sessionId, capabilities} = created as Session;
  const session = `${url}/session/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (address) => {
      await ask(`${session}/url`, 'POST', {url: address});
    },
    evaluate: async (expression) => {
      const script = `return String(${expression})`;
      return String(await ask(`${session}/execute/sync`, 'POST', {script, args: []}));
    },
    close: async () => {
      await ask(session, 'DELETE').catch(() => undefined);
      await Promise.all([end(driver), end(screen)]);
      await rm(home, {recursive: true, force: true});
    },
  };
}
