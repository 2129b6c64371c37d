// Loaded at the first press: runs what a console shows, and shows the answer in its frame.
import settings from '@generated/run-here/default/settings.json';
import {translate} from '@docusaurus/Translate';
import type {State} from '../../../mock-server/state';
import {showFaults, toggleFault, toggleMenu} from './faults';
import {readMove, type Move} from './moves';
import {findNewest, isOfJob, needOf} from './needs';
import type {Order, Report} from './protocol';
import {keep, session} from './session';
import {shownText} from './shared';
import {createButton, describeEnd, find, print, type Ending} from './write';
import {writeFile, writeJson, writeMove} from './write';

/** The time limit of a run. */
const MAX_MS = 60_000;

type Run = {
  readonly frame: HTMLElement;
  readonly worker: Worker;
  readonly timer: number;
  /** The state that was reported last, and what has moved last since the run began. */
  state?: State;
  move?: Move | undefined;
  /** Whether the frame shows its answer, and no longer the one before. */
  hasAnswer?: boolean;
  /** That of the answer to a request. */
  status?: number;
};

let running: Run | undefined;
/** The console that shows what would bill. */
let latest: HTMLElement | undefined;

/** Does what a button in the foot of a console says. */
export function act(action: string, frame: HTMLElement, button: HTMLElement): void {
  if (action === 'run') start(frame, false);
  else if (action === 'prepare') start(frame, true);
  else if (action === 'stop') end('stopped');
  else if (action === 'stop all') launch(frame, {task: 'stop all', name: '', code: ''});
  else if (action === 'faults') toggleMenu(frame, button);
  else toggleFault(button);
  // The button may be gone: the keyboard goes on from Run.
  if (!button.checkVisibility()) find(frame, 'run').focus();
}

/** Shows what an earlier run left, on a page that was just opened. */
export function showState(): void {
  if (running && !running.frame.isConnected) end('stopped');
  if (!latest?.isConnected) {
    latest = document.querySelector<HTMLElement>('.console:has(.console-foot)') ?? undefined;
  }
  showFaults();
  const {length: count} = session().apps.filter(
    ({summary}) => summary.configuration.active_workers > 0,
  );
  const words =
    count === 1
      ? translate({id: 'run.bills.one', message: '1 app runs: it would bill'})
      : translate({id: 'run.bills.many', message: '{count} apps run: they would bill'}, {count});
  const stopAll = translate({id: 'run.stopAll', message: 'Stop all'});
  document.querySelectorAll<HTMLElement>('.console-bill').forEach((bill) => {
    const text = latest?.contains(bill) && count > 0 ? words : '';
    if (text === (bill.firstChild?.textContent ?? '')) return; // its button keeps the focus
    if (latest && bill.contains(document.activeElement)) find(latest, 'run').focus();
    bill.replaceChildren(...(text ? [text, ' ', createButton('stop all', stopAll)] : []));
  });
}

function start(frame: HTMLElement, isPrepared: boolean): void {
  if (running?.frame === frame) return;
  const {operation, program} = frame.dataset;
  const name = operation ?? program ?? '';
  const [task, form] = program
    ? (['program', 'javascript'] as const)
    : (['request', 'curl'] as const);
  const code = shownText(frame.querySelector(`[data-code="${form}"] code`));
  // On the home page one press does all: it shows the picture of a job.
  const isFollowed = frame.dataset.picture !== undefined;
  const need = needOf(name, code);
  const {app, job} = findNewest(session().apps, name, code);
  if (isPrepared || isFollowed || !need || (app && (job || !isOfJob(need)))) {
    launch(frame, {task, name, code, isPrepared: isPrepared || isFollowed, isFollowed});
    return;
  }
  delete frame.dataset.state;
  frame.querySelector<HTMLElement>('[data-answer]')?.click(); // an old answer would look like that of this press
  const noApp = session().apps[0]
    ? translate({id: 'run.context', message: 'Create an app in this context first'})
    : translate({id: 'run.app', message: 'Create an app first'});
  const words = app ? translate({id: 'run.job', message: 'Run a job first'}) : noApp;
  find(frame, 'status').replaceChildren(createButton('prepare', words));
}

function launch(frame: HTMLElement, order: Omit<Order, 'state'>): void {
  end('stopped');
  latest = frame;
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const timer = window.setTimeout(() => end('too long'), MAX_MS);
  const run: Run = {frame, worker, timer};
  running = run;
  worker.onmessage = ({data}: MessageEvent<Report>) => running === run && hear(run, data);
  worker.onerror = () => running === run && end('unloaded');
  worker.postMessage({...order, state: session()} satisfies Order);
  frame.dataset.state = 'queue';
  frame.ariaBusy = 'true';
  find(frame, 'status').textContent = translate({id: 'run.running', message: 'Running'});
}

function hear(run: Run, report: Report): void {
  if (report.kind === 'end') end(report.how, report.code);
  else if (report.kind === 'state') showChange(run, report.state);
  else if (report.kind === 'output') print(openAnswer(run), report);
  else if (report.kind === 'file') openAnswer(run).append(writeFile(report));
  else {
    run.status = report.status;
    // Where a picture follows, the recorded one stays until it comes.
    if (run.frame.dataset.picture !== undefined && report.status < 400) return;
    openAnswer(run).append(writeJson(report.text));
  }
}

/** Keeps what has changed. While something moves, the foot shows how far it is. */
function showChange(run: Run, state: State): void {
  const move = run.state && readMove(run.state, state, run.move);
  if (move && move !== run.move) {
    run.frame.dataset.state = /^(?:INITIALIZING|IN_QUEUE)$/.test(move.now) ? 'queue' : 'running';
    find(run.frame, 'status').replaceChildren(writeMove(move));
  }
  run.move = move;
  run.state = state;
  keep({...state, faults: {...session().faults, ...state.faults}});
  showState();
}

function end(how: Ending, code = 1): void {
  if (!running) return;
  const {frame, worker, timer, move, status} = running;
  running = undefined;
  worker.terminate();
  window.clearTimeout(timer);
  const isGood = how === 'ended' && code === 0 && move?.now !== 'FAILED';
  frame.dataset.state = isGood ? 'done' : how === 'stopped' ? 'stopped' : 'failed';
  frame.ariaBusy = null;
  // Where all is well, the last state says more than the end of a program.
  const words = isGood && move ? '' : describeEnd(how, code, status);
  find(frame, 'status').replaceChildren(...(move ? [writeMove(move), ' '] : []), words);
  if (!document.activeElement?.checkVisibility()) find(frame, 'run').focus();
}

/** Returns the place of an answer, in view and emptied by its first part. */
function openAnswer(run: Run): HTMLElement {
  const {frame, status} = run;
  const place = find(frame, 'real');
  if (!run.hasAnswer) place.replaceChildren();
  run.hasAnswer = true;
  frame.dataset.real = '';
  frame.querySelectorAll('[data-answer]').forEach((it) => (it.ariaChecked = 'false'));
  const words = translate({id: 'run.source', message: 'mock server'});
  find(frame, 'source').textContent = status === undefined ? words : `${words}, ${status}`;
  return place;
}
