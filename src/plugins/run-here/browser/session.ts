// What lives as long as the tab: what the mock server remembers, what goes wrong, and the last run of each program.
import {useSyncExternalStore} from 'react';
import settings from '@generated/run-here/default/settings.json';
import type {Snapshot} from '../../../../sandbox/snapshot';
import type {FaultCounts, Order, Report} from './protocol';
import {addReport, endRun, newRun, type Run} from './Run';

/** A program that runs longer is stopped. */
export const MOST_SECONDS = 60;

/** What the parts of a page show. */
export type Session = {
  readonly snapshot: Snapshot | null;
  /** The faults that are on. */
  readonly faults: FaultCounts;
  /** By the place on the page. */
  readonly runs: ReadonlyMap<string, Run>;
  /** The place where a program ran last: the apps and jobs stand there. */
  readonly latest: string;
};

/** What another version of the site kept has perhaps another form, so that each version reads its own. */
const KEY = `run-here ${settings.folder}`;
const EMPTY: Session = {snapshot: null, faults: {}, runs: new Map(), latest: ''};

let session: Session = {...EMPTY, ...readKept()};
let running: {readonly place: string; readonly worker: Worker; readonly timer: number} | undefined;
const listeners = new Set<() => void>();

/** @returns what there is now, and again after each change */
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

/** Also a full load of a page keeps the apps and jobs; storage may be refused or full, and then it does not. */
function keep(): void {
  const {snapshot, faults} = session;
  try {
    (sessionStorage as Storage | null)?.setItem(KEY, JSON.stringify({snapshot, faults}));
  } catch {
    // The tab remembers them until its page is left.
  }
}

function readKept(): Partial<Session> {
  try {
    return JSON.parse((sessionStorage as Storage | null)?.getItem(KEY) ?? '{}') as Partial<Session>;
  } catch {
    return {}; // what is there is of nobody
  }
}

/**
 * Runs a program. The one that runs ends before.
 *
 * @param place where on the page its output stands
 * @param program its name
 */
export function startProgram(place: string, program: string): void {
  stopProgram();
  change({latest: place});
  setRun(place, newRun());
  start(place, `${settings.folder}/programs/${program}.js`);
}

/** Ends the program that runs, at once. */
export function stopProgram(): void {
  end((run) => endRun(run, 'stopped'));
}

/** Takes away the run of a place that is left, and ends it. */
export function leavePlace(place: string): void {
  if (running?.place === place) stopProgram();
  change({runs: new Map([...session.runs].filter(([other]) => other !== place))});
}

/** Scales every app to 0 workers. */
export function stopAllApps(): void {
  stopProgram();
  start('', null);
}

/** Forgets every app and job, every fault and every output. */
export function startOver(): void {
  stopProgram();
  change({...EMPTY, latest: session.latest});
  keep();
}

/** Switches a fault on or off, for the runs from now on. */
export function toggleFault(fault: string): void {
  const {[fault]: count, ...others} = session.faults;
  change({faults: count === undefined ? {...others, [fault]: 0} : others});
  keep();
}

function start(place: string, program: string | null): void {
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const timer = window.setTimeout(() => end((run) => endRun(run, 'too long')), MOST_SECONDS * 1000);
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

/** Ends what runs, and says how. */
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
