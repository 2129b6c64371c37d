import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {setTimeout} from 'node:timers/promises';
import {SCREEN, WEBKIT, WEBKIT_DRIVER} from '../../helpers/machine';
import {findFreePort} from '../../helpers/startServer';
import type {Session} from './session';

/** The name of elements in answers, and the code of the Control key, both from the standard WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const CONTROL = '\uE009';

/** How often, and with which pause, the driver is asked whether it is ready. */
const MAX_TRIES = 100;
const PAUSE_MS = 200;

/** Starts a screen that nobody sees. Returns its process and its name, such as `:99`. */
async function startScreen(): Promise<readonly [ChildProcess, string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24'];
  const screen = spawn(SCREEN, args, {stdio: ['ignore', 'pipe', 'ignore']});
  process.once('exit', () => screen.kill()); // also where the start fails
  const lines = createInterface(screen.stdout);
  const name = await new Promise<string>((resolve) => {
    lines.once('line', (line) => resolve(`:${line.trim()}`));
  });
  return [screen, name];
}

/** Starts the driver. Returns its process and its address once it answers. */
async function startDriver(display: string): Promise<readonly [ChildProcess, string]> {
  const port = await findFreePort();
  // Root, as in containers, has no sandbox.
  const env = {...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'};
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {env, stdio: 'ignore'});
  process.once('exit', () => driver.kill());
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries === MAX_TRIES) throw new Error(`${WEBKIT_DRIVER} does not answer on ${address}.`);
    await setTimeout(PAUSE_MS);
  }
  return [driver, address];
}

/** Sends a command of WebDriver and returns its value. Throws with the driver's message when it fails. */
async function send(method: string, address: string, body?: unknown): Promise<unknown> {
  const options = body === undefined ? {method} : {method, body: JSON.stringify(body)};
  const answer: unknown = await (await fetch(address, options)).json();
  const value: unknown = Reflect.get(Object(answer), 'value');
  const error: unknown = Reflect.get(Object(value), 'error');
  if (typeof error === 'string') {
    throw new Error(
      `${method} ${address}: ${error}: ${String(Reflect.get(Object(value), 'message'))}`,
    );
  }
  return value;
}

/** Presses keys one after the other, and releases them in the opposite order. */
function pressKeys(session: string, keys: readonly string[]): Promise<unknown> {
  const down = keys.map((value) => ({type: 'keyDown', value}));
  const up = [...keys].reverse().map((value) => ({type: 'keyUp', value}));
  const actions = [{type: 'key', id: 'keyboard', actions: [...down, ...up]}];
  return send('POST', `${session}/actions`, {actions});
}

/** Starts WebKitGTK, and drives it by WebDriver. */
export async function openWebKit(): Promise<Session> {
  const [screen, display] = await startScreen();
  const [driver, address] = await startDriver(display);
  const options = {binary: WEBKIT, args: ['--automation']};
  const alwaysMatch = {'webkitgtk:browserOptions': options};
  const started = await send('POST', `${address}/session`, {capabilities: {alwaysMatch}});
  const session = `${address}/session/${String(Reflect.get(Object(started), 'sessionId'))}`;
  await send('POST', `${session}/window/rect`, {width: 1280, height: 900});
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, {url});
    },
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, {script: `return (${expression})`, args: []}),
    click: async (selector) => {
      const using = {using: 'css selector', value: selector};
      const element = await send('POST', `${session}/element`, using);
      const id = String(Reflect.get(Object(element), ELEMENT));
      await send('POST', `${session}/element/${id}/click`, {});
    },
    pressWithControl: async (letter) => {
      await pressKeys(session, [CONTROL, letter]);
    },
    type: async (text) => {
      for (const letter of text) await pressKeys(session, [letter]);
    },
    goBack: async () => {
      await send('POST', `${session}/back`, {});
    },
    close: async () => {
      await send('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}
