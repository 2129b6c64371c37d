import {spawn} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import {type Ask, askSite} from '../../scripts/smoke/askSite';
import {listen} from '../startServer';

const TRIES = 200;
const PAUSE_MS = 50;

/** What it takes to run a host. */
type HostPlan = {
  readonly command: readonly [command: string, ...args: string[]];
  readonly variables?: Readonly<Record<string, string>>;
  readonly url: URL;
  /** A folder of its own, which goes when it ends. */
  readonly folder: string;
  /** The certificate it shows, when it has TLS. */
  readonly certificate?: {readonly file: string; readonly text: string};
};

/** A host that runs. */
export type RunningHost = {
  readonly url: URL;
  readonly ask: Ask;
  /** What a program needs in its environment to trust the host. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/** Finds a port of loopback that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isUp(ask: Ask): Promise<boolean> {
  return ask('/').then(
    () => true,
    () => false,
  );
}

/**
 * Starts a host and waits until it answers.
 *
 * @throws an Error with what it printed when it does not
 */
export async function startHost(plan: HostPlan): Promise<RunningHost> {
  const [command, ...args] = plan.command;
  const env = {...process.env, ...plan.variables};
  const child = spawn(command, args, {env, stdio: ['ignore', 'pipe', 'pipe']});
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(plan.folder, {recursive: true, force: true});
  };
  const ask = askSite(plan.url, plan.certificate?.text);
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    if (await isUp(ask)) {
      const file = plan.certificate?.file;
      return {url: plan.url, ask, variables: file ? {NODE_EXTRA_CA_CERTS: file} : {}, close};
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await close();
  throw new Error(`${command} does not answer at ${plan.url.href}.\n${printed}`);
}
