import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {MockContract} from '../contract';
import {directVariables, practiceVariables} from '../environment';
import {readAnswer, type Exchange} from '../exchange';
import {LATE_SECONDS} from '../faults';
import {startMockServer} from '../nodeAdapter';
import {copyFolder} from './copyFolder';
import {prepareApp} from './prepareApp';
import {type Ending, runProgram} from './runProgram';

/** How many seconds of the server pass in a real one. Only the server is fast: a program waits as long as it says. */
export const SERVER_SPEED = 5;
/** How often the apps of a program are looked at, in milliseconds. */
const WATCH_MS = 100;
/** How soon after it has started an app a program surely has its ID, in milliseconds. */
const ID_MS = 500;

/** The rules that are no fault: a signal that a program gets while an app that it started has a status. */
export const INTERRUPTS: ReadonlyMap<string, {signal: NodeJS.Signals; status: string}> = new Map([
  ['interrupt@start', {signal: 'SIGINT', status: 'INITIALIZING'}],
  ['interrupt@SIGINT', {signal: 'SIGINT', status: 'RUNNING'}],
  ['interrupt@SIGTERM', {signal: 'SIGTERM', status: 'RUNNING'}],
  ['interrupt@SIGHUP', {signal: 'SIGHUP', status: 'RUNNING'}],
]);

/** What all runs of a check have in common. */
export type RunOptions = {
  readonly contract: MockContract;
  readonly command: readonly string[];
  /** The folder that is copied for each run. */
  readonly folder: string;
  /** Whether the prepared app belongs to a team. */
  readonly isTeam: boolean;
  readonly limitSeconds: number;
  /** Ends the check early. */
  readonly abort: AbortSignal;
};

/** A run of a program, and what the mock server knows of it. */
export type Run = Ending & {
  /** The rule that it ran under; `none` for the run without faults. */
  readonly rule: string;
  readonly exchanges: readonly Exchange[];
  /** How many requests came before the limit: later ones can be those of a program that cleans up. */
  readonly requestsBeforeLimit: number;
  /** When an app that it started was first in a status, in milliseconds since 1970. */
  readonly statuses: ReadonlyMap<string, number>;
  /** How many active workers apps have at the end, by their IDs. */
  readonly billing: ReadonlyMap<string, number>;
  /** The ID of the app that was there before. */
  readonly preparedId: string;
  readonly jobStatuses: MockContract['statuses']['job'];
};

/**
 * Runs a program once as if it were alone: with a server and a copy of its folder of its own.
 *
 * @throws Error for a program that cannot be started, and for a folder that cannot be copied
 */
export async function runOnce(rule: string, options: RunOptions): Promise<Run> {
  const {contract, command, folder, isTeam, limitSeconds, abort} = options;
  const start = Date.now();
  const {app, variables} = prepareApp(start, isTeam);
  const state = {now: 0, apps: [app]};
  const exchanges: Exchange[] = [];
  const statuses = new Map<string, number>();
  const interrupt = INTERRUPTS.get(rule);
  const statusReached = new AbortController();
  /** Notes the status of each app that the program started some time ago, and notices that of the interrupt. */
  const observeApps = (age = 0): void => {
    const latest = Date.now() - age;
    const started = exchanges.filter(({at}) => at <= latest).map(readStartedApp);
    for (const {summary} of state.apps) {
      if (!started.includes(summary.id)) continue;
      statuses.set(summary.status, statuses.get(summary.status) ?? Date.now());
      if (summary.status === interrupt?.status) statusReached.abort();
    }
  };
  const readTime = (): number => start + (Date.now() - start) * SERVER_SPEED;
  /** Tells the server the time at each request, before it takes effect. */
  const clock = (): number => {
    // After the effect, but not of an app that this request starts: the program must get its ID first.
    queueMicrotask(observeApps);
    return readTime();
  };
  const faults = rule === 'none' || interrupt ? undefined : rule;
  const cwd = await mkdtemp(path.join(tmpdir(), 'mock-server-check-'));
  const served = {contract, state, log: exchanges, clock, faults};
  const {url, close, advance} = await startMockServer(0, served);
  // Between requests too: a program may start an app, wait, and stop it.
  const watch = setInterval(() => {
    observeApps(ID_MS); // before apps move on too: if the timer is late, they are no longer INITIALIZING after
    advance(readTime());
    observeApps(ID_MS);
  }, WATCH_MS);
  try {
    await copyFolder(folder, cwd);
    const limit = new AbortController();
    // Not as a part of `any` itself: Node.js 20 loses such a timeout, and it never comes.
    AbortSignal.timeout(limitSeconds * 1000).addEventListener('abort', () => limit.abort());
    let requestsBeforeLimit = Infinity;
    limit.signal.addEventListener('abort', () => (requestsBeforeLimit = exchanges.length));
    const stop = AbortSignal.any([abort, limit.signal]);
    const when = AbortSignal.any([stop, statusReached.signal]);
    const interruption = {when, signal: interrupt?.signal};
    const serverVariables = {...directVariables(process.env), ...practiceVariables(url)};
    const env = {...process.env, ...serverVariables, ...variables};
    const ending = await runProgram(command, {env, cwd, interruption, stop});
    // The last request may have been the late one.
    if (faults?.startsWith('late-request')) await setTimeout((LATE_SECONDS + 1) * 1000);
    const billing = new Map(
      state.apps.map(({summary: {id, configuration}}) => [id, configuration.active_workers]),
    );
    const jobStatuses = contract.statuses.job;
    const preparedId = app.summary.id;
    const seen = {exchanges, requestsBeforeLimit, statuses, billing, preparedId, jobStatuses};
    return {...ending, rule, ...seen};
  } finally {
    clearInterval(watch);
    await close();
    await rm(cwd, {recursive: true, force: true, maxRetries: 5});
  }
}

/** Returns the ID of the app that a request started, if any. */
export function readStartedApp(exchange: Exchange): string | undefined {
  if (!['createApp', 'updateApp'].includes(exchange.operation ?? '')) return undefined;
  const id = readAnswer(exchange, 'data', 'id');
  const isStarted = readAnswer(exchange, 'data', 'configuration', 'active_workers') !== 0;
  return isStarted && typeof id === 'string' ? id : undefined;
}
