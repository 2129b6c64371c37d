// The state that lives as long as the tab: the mock server, the active faults, and the last run of each program.
import {useSyncExternalStore} from 'react';
import settings from '@generated/run-here/default/settings.json';
import type {FaultCounts, Order, Report, Snapshot} from './protocol';
import {addReport, endRun, newRun, type Run} from './Run';

/** The time limit of a program: one that runs longer is stopped. */
export const MAX_SECONDS = 60;

/** The state that the components of a page show. */
export type Session = {
  readonly snapshot: Snapshot | null;
  /** The active faults. */
  readonly faults: FaultCounts;
  /** The runs, by their places on the page. */
  readonly runs: ReadonlyMap<string, Run>;
  /** The place where a program ran last: the apps and jobs are shown there. */
  readonly latest: string;
};

/** The storage key. Each version of the site has its own, because another version may store another format. */
const KEY = `run-here ${settings.folder}`;
const EMPTY: Session = {snapshot: null, faults: {}, runs: new Map(), latest: ''};

let session: Session = {...EMPTY, ...readKept()};
let running: {readonly place: string; readonly worker: Worker; readonly timer: number} | undefined;
const listeners = new Set<() => void>();

/** @returns the current session; the component renders again after each change */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
    () => EMPTY,
  );
}

function change(changes: Partial<Session>): void {
  session = {...session, ...changes};
  for (const listener of listeners) listener();
}

/** Stores apps and jobs, so that they survive a full page load. If storage is blocked or full, they do not. */
function keep(): void {
  const {snapshot, faults} = session;
  try {
    (sessionStorage as Storage | null)?.setItem(KEY, JSON.stringify({snapshot, faults}));
  } catch {
    // They stay in memory until the page is unloaded.
  }
}

function readKept(): Partial<Session> {
  try {
    return JSON.parse((sessionStorage as Storage | null)?.getItem(KEY) ?? '{}') as Partial<Session>;
  } catch {
    return {}; // what is stored cannot be read, so it is ignored
  }
}

/**
 * Starts a program, after stopping the one that is running.
 *
 * @param place where on the page its output is shown
 * @param program its name
 */
export function startProgram(place: string, program: string): void {
  stopProgram();
  change({latest: place});
  setRun(place, newRun());
  start(place, `${settings.folder}/programs/${program}.js`);
}

/** Stops the running program immediately. */
export function stopProgram(): void {
  end((run) => endRun(run, 'stopped'));
}

/** Removes the run of a place that is unmounted, and stops it. */
export function leavePlace(place: string): void {
  if (running?.place === place) stopProgram();
  change({runs: new Map([...session.runs].filter(([other]) => other !== place))});
}

/** Scales every app to 0 workers. */
export function stopAllApps(): void {
  stopProgram();
  start('', null);
}

/** Clears all apps and jobs, all faults and all output. */
export function startOver(): void {
  stopProgram();
  change({...EMPTY, latest: session.latest});
  keep();
}

/** Switches a fault on or off for all following runs. */
export function toggleFault(fault: string): void {
  const {[fault]: count, ...others} = session.faults;
  change({faults: count === undefined ? {...others, [fault]: 0} : others});
  keep();
}

function start(place: string, program: string | null): void {
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const timer = window.setTimeout(() => end((run) => endRun(run, 'too long')), MAX_SECONDS * 1000);
  running = {place, worker, timer};
  worker.onmessage = ({data}: MessageEvent<Report>) => {
    if (running?.worker === worker) hear(place, data);
  };
  worker.onerror = () => end((run) => endRun(run, 'broken'));
  const {snapshot, faults} = session;
  const address = program === null ? null : new URL(program, window.location.href).href;
  worker.postMessage({program: address, snapshot, faults} satisfies Order);
}

function hear(place: string, report: Report): void {
  if (report.kind === 'state') {
    change({snapshot: report.snapshot, faults: {...session.faults, ...report.faults}});
    keep();
    return;
  }
  const run = session.runs.get(place);
  if (run) setRun(place, addReport(run, report));
  if (report.kind === 'end' || report.kind === 'flood') end((it) => it);
}

/** Ends the current run. `settle` gives its final state. */
function end(settle: (run: Run) => Run): void {
  if (!running) return;
  const {place, worker, timer} = running;
  running = undefined;
  worker.terminate();
  window.clearTimeout(timer);
  const run = session.runs.get(place);
  if (run) setRun(place, settle(run));
}

function setRun(place: string, run: Run): void {
  change({runs: new Map(session.runs).set(place, run)});
}
