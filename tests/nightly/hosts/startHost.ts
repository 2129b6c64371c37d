import {rm} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';
import {type Ask, askSite} from '../../../scripts/askSite';
import {startProgram} from '../../helpers/program';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;

/** How to run a host. */
type HostPlan = {
  readonly command: readonly [command: string, ...args: string[]];
  readonly variables?: Readonly<Record<string, string>>;
  readonly url: URL;
  /** A temporary folder, which is removed when the host is stopped. */
  readonly folder: string;
  /** Its certificate, if it uses TLS. */
  readonly certificate?: {readonly file: string; readonly text: string};
};

/** A running host. */
export type RunningHost = {
  readonly url: URL;
  readonly ask: Ask;
  /** The environment variables with which a program trusts the host. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

async function isUp(ask: Ask): Promise<boolean> {
  return ask('/').then(
    () => true,
    () => false,
  );
}

/**
 * Starts a host and waits until it responds.
 *
 * @throws an Error with its output when it does not; in that case, everything is cleaned up
 */
export async function startHost(plan: HostPlan): Promise<RunningHost> {
  const [command, ...args] = plan.command;
  const host = startProgram(command, args, {env: {...process.env, ...plan.variables}});
  const close = async (): Promise<void> => {
    await host.stop();
    await rm(plan.folder, {recursive: true, force: true});
  };
  const ask = askSite(plan.url, plan.certificate?.text);
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && host.child.exitCode === null) {
    if (await isUp(ask)) {
      const file = plan.certificate?.file;
      return {url: plan.url, ask, variables: file ? {NODE_EXTRA_CA_CERTS: file} : {}, close};
    }
    await setTimeout(PAUSE_MS);
  }
  await close();
  const {output} = await host.ended;
  throw new Error(`${command} does not answer at ${plan.url.href}.\n${output}`);
}
