import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findFreePort} from '../startServer';
import {startProgram, type RunningProgram} from '../run/startProgram';
import type {Engine} from './Engine';

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;

type Answer = {readonly value: unknown};

async function ask(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && {body: JSON.stringify(body)}),
  });
  const {value} = (await response.json()) as Answer;
  if (!response.ok) {
    throw new Error(`${url}: ${JSON.stringify(value)}`);
  }
  return value;
}

async function waitForDriver(url: string, driver: RunningProgram): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && !driver.isOver()) {
    const isUp = await fetch(`${url}/status`, {signal: AbortSignal.timeout(PAUSE_MS * 10)}).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) {
      return;
    }
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`WebKitWebDriver does not answer.\n${driver.printed.output}`);
}

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

type Session = {
  readonly sessionId: string;
  readonly capabilities: {readonly browserVersion: string};
};

/**
 * Starts the MiniBrowser of WebKitGTK, controlled by its WebDriver, on a virtual display, because it has no headless
 * mode.
 *
 * @returns the engine
 * @throws an Error when it does not start or respond; in that case, everything is cleaned up
 */
export async function startWebkit(): Promise<Engine> {
  const port = await findFreePort();
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const display = `:${100 + (port % 800)}`;
  const screen = startProgram('Xvfb', [
    display,
    '-screen',
    '0',
    '1280x1024x24',
    '-nolisten',
    'tcp',
  ]);
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // containers do not permit what the sandbox needs
    },
  });
  const close = async (): Promise<void> => {
    await Promise.all([driver.stop(), screen.stop()]);
    await rm(home, {recursive: true, force: true});
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForDriver(url, driver);
    return await drive(url, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(url: string, close: Engine['close']): Promise<Engine> {
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
      await close();
    },
  };
}
