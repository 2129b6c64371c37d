import {vi} from 'vitest';
import {WEBKIT, WEBKIT_DRIVER} from '../../helpers/machine';
import {startProgram} from '../../helpers/program';
import {findFreePort} from '../../helpers/startServer';

/** A window of the browser, as a reader uses it. */
export type Session = Awaited<ReturnType<typeof openWebKit>>;

/** The name of elements in answers, and the code of the Control key, both from the standard WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const CONTROL = '\uE009';

/** Root, as in containers, has no sandbox. */
const ENVIRONMENT = {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'};

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

/** Starts WebKitGTK on a screen that nobody sees, and drives it by WebDriver. */
export async function openWebKit() {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const screen = ['-a', '-s', '-screen 0 1280x1024x24'];
  const driver = startProgram('xvfb-run', [...screen, WEBKIT_DRIVER, `--port=${port}`], {
    env: ENVIRONMENT,
  });
  await vi.waitFor(() => send('GET', `${address}/status`), {timeout: 20_000, interval: 200});
  const options = {binary: WEBKIT, args: ['--automation']};
  const alwaysMatch = {'webkitgtk:browserOptions': options};
  const started = await send('POST', `${address}/session`, {capabilities: {alwaysMatch}});
  const session = `${address}/session/${String(Reflect.get(Object(started), 'sessionId'))}`;
  await send('POST', `${session}/window/rect`, {width: 1280, height: 900});
  return {
    open: async (url: string) => {
      await send('POST', `${session}/url`, {url});
    },
    /** Runs an expression in the page and returns its value. */
    evaluate: (expression: string) =>
      send('POST', `${session}/execute/sync`, {script: `return (${expression})`, args: []}),
    /** Clicks in the middle of the first element that matches. */
    click: async (selector: string) => {
      const using = {using: 'css selector', value: selector};
      const element = await send('POST', `${session}/element`, using);
      const id = String(Reflect.get(Object(element), ELEMENT));
      await send('POST', `${session}/element/${id}/click`, {});
    },
    pressWithControl: async (letter: string) => {
      await pressKeys(session, [CONTROL, letter]);
    },
    /** Types into the element that has the focus. */
    type: async (text: string) => {
      for (const letter of text) await pressKeys(session, [letter]);
    },
    goBack: async () => {
      await send('POST', `${session}/back`, {});
    },
    close: async () => {
      await send('DELETE', session);
      await driver.stop();
    },
  };
}
