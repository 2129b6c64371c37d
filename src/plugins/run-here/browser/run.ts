// Loaded at the first press: runs what a console shows, and shows the answer in its frame.
import settings from '@generated/run-here/default/settings.json';
import {translate} from '@docusaurus/Translate';
import {readMove, type Move} from './moves';
import {findNewest, needOf} from './needs';
import type {Order, Report} from './protocol';
import {keep, session} from './session';
import {shownText} from './shownText';
import {createButton, createElement, writeFile, writeJson, writeMove} from './write';
import {toggleFault, toggleMenu} from './faults';

/** The time limit of a run. */
const MAX_SECONDS = 60;

type Run = {
  readonly frame: HTMLElement;
  readonly worker: Worker;
  readonly timer: number;
  /** What has moved last, of the newest app and its jobs. */
  move: Move | undefined;
  /** What it has answered; undefined as long as the frame shows the previous answer. */
  answer: HTMLElement | undefined;
  /** The status of an answer to a request. */
  status: number | undefined;
};

let running: Run | undefined;
/** The console that shows what would bill. */
let latest: HTMLElement | undefined;

/** Does what a button in the foot of a console says. */
export function act(action: string, frame: HTMLElement, button: HTMLElement): void {
  if (action === 'run') start(frame, false);
  else if (action === 'prepare') start(frame, true);
  else if (action === 'stop') end('stopped');
  else if (action === 'stop all') stopAll(frame);
  else if (action === 'faults') toggleMenu(frame, button);
  else toggleFault(button);
  // The button may be gone: the keyboard goes on from Run.
  if (!button.checkVisibility()) find(frame, 'run').focus();
}

/** Shows what an earlier run left, on a page that was just opened. */
export function showState(): void {
  if (running && !running.frame.isConnected) end('stopped');
  if (!latest?.isConnected)
    latest =
      document.querySelector<HTMLElement>('.console[data-operation], .console[data-program]') ??
      undefined;
  const count = session().snapshot?.apps.filter(({activeWorkers}) => activeWorkers > 0).length ?? 0;
  const [one, many] = [
    translate({id: 'run.bills.one', message: '1 app runs: it would bill'}),
    translate({id: 'run.bills.many', message: '{count} apps run: they would bill'}, {count}),
  ];
  const words = translate({id: 'run.stopAll', message: 'Stop all'});
  document.querySelectorAll<HTMLElement>('.console-bill').forEach((bill) => {
    if (bill.closest('.console') !== latest || count === 0) bill.replaceChildren();
    else bill.replaceChildren(count === 1 ? one : many, ' ', createButton('stop all', words));
  });
}

function find(frame: HTMLElement, part: string): HTMLElement {
  return frame.querySelector<HTMLElement>(`.console-${part}`) ?? frame;
}

function start(frame: HTMLElement, isPrepared: boolean): void {
  if (running?.frame === frame) return;
  const {operation, program} = frame.dataset;
  const name = operation ?? program ?? '';
  const shown = frame.querySelector(
    `[data-code="${program === undefined ? 'curl' : 'javascript'}"]`,
  );
  const code = shown ? shownText(shown) : '';
  const need = needOf(name, code);
  const {app, job} = findNewest(session().snapshot?.apps ?? [], name, code);
  if (need && !isPrepared && (!app || (need.job && !job))) {
    delete frame.dataset.state;
    const words = app
      ? translate({id: 'run.job', message: 'Run a job first'})
      : translate({id: 'run.app', message: 'Create an app first'});
    find(frame, 'status').replaceChildren(createButton('prepare', words));
    return;
  }
  launch(frame, {task: program === undefined ? 'request' : 'program', name, code, isPrepared});
}

function stopAll(frame: HTMLElement): void {
  launch(frame, {task: 'stop all', name: '', code: '', isPrepared: false});
}

function launch(
  frame: HTMLElement,
  order: Pick<Order, 'task' | 'name' | 'code' | 'isPrepared'>,
): void {
  end('stopped');
  latest = frame;
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const timer = window.setTimeout(() => end('too long'), MAX_SECONDS * 1000);
  const run: Run = {frame, worker, timer, move: undefined, answer: undefined, status: undefined};
  running = run;
  let how: Ending = 'unloaded';
  worker.onmessage = ({data}: MessageEvent<Report>) => {
    how = 'broken';
    if (running === run) hear(run, data);
  };
  worker.onerror = () => running === run && end(how);
  worker.postMessage({
    ...order,
    snapshot: session().snapshot,
    faults: session().faults,
  } satisfies Order);
  frame.dataset.state = 'queue';
  frame.ariaBusy = 'true';
  find(frame, 'status').textContent = translate({id: 'run.running', message: 'Running'});
}

function hear(run: Run, report: Report): void {
  switch (report.kind) {
    case 'state': {
      run.move = readMove(session().snapshot, report.snapshot, run.move);
      keep({snapshot: report.snapshot, faults: {...session().faults, ...report.faults}});
      if (run.move) showMove(run, run.move);
      showState();
      break;
    }
    case 'answer':
      run.status = report.status;
      openAnswer(run).append(writeJson(report.text));
      showSource(run.frame, report.status);
      break;
    case 'output':
      print(openAnswer(run), report);
      break;
    case 'file':
      void writeFile(report).then((file) => openAnswer(run).append(file));
      break;
    case 'end':
      end(report.how, report.code);
  }
}

/** How a run ends: by itself, with a code; or ended, by the reader, a limit, or a mistake. */
type Ending = (Report & {kind: 'end'})['how'] | 'stopped' | 'too long' | 'broken';

function end(how: Ending, code = 1): void {
  if (!running) return;
  const run = running;
  running = undefined;
  run.worker.terminate();
  window.clearTimeout(run.timer);
  const {frame, move} = run;
  const isGood = how === 'ended' && code === 0 && move?.now !== 'FAILED';
  frame.dataset.state = isGood ? 'done' : how === 'stopped' ? 'stopped' : 'failed';
  frame.ariaBusy = null;
  const status = find(frame, 'status');
  const words = describeEnd(how, code, run);
  status.replaceChildren(...(move ? [writeMove(move), ' '] : []), words);
  if (how === 'unloaded') {
    const again = translate({id: 'console.again', message: 'Try again'});
    status.append(' ', createButton('run', again));
  }
  if (!document.activeElement?.checkVisibility()) find(frame, 'run').focus();
}

function describeEnd(how: Ending, code: number, {status, move, frame}: Run): string {
  switch (how) {
    case 'ended':
      if (move && (status !== undefined || code === 0)) return '';
      if (status !== undefined)
        return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
      if (code !== 0)
        return translate({id: 'run.failed', message: 'Ended with status {code}'}, {code});
      return frame.dataset.program === undefined
        ? ''
        : translate({id: 'run.finished', message: 'Finished'});
    case 'stopped':
      return translate({id: 'run.stopped', message: 'Stopped'});
    case 'too long':
      return translate(
        {id: 'run.tooLong', message: 'Stopped: it ran for {seconds} seconds'},
        {seconds: MAX_SECONDS},
      );
    case 'flood':
      return translate({
        id: 'run.tooMuch',
        message: 'Stopped: it printed more than a page can show',
      });
    case 'broken':
      return translate({id: 'run.broken', message: 'It ended with an error'});
    case 'unloaded':
      return translate({id: 'console.unloaded', message: 'Run could not be loaded.'});
  }
}

/** While something moves, the foot shows how far it is. */
function showMove({frame}: Run, move: Move): void {
  frame.dataset.state = move.now === 'RUNNING' ? 'running' : 'queue';
  find(frame, 'status').replaceChildren(writeMove(move));
}

/** Returns the place of an answer, emptied by the first part of it. */
function openAnswer(run: Run): HTMLElement {
  if (run.answer) return run.answer;
  const {frame} = run;
  let answer = frame.querySelector('.console-answer');
  if (!answer) {
    answer = createElement('div', 'console-answer');
    const head = createElement('div', 'console-head');
    const title = translate({id: 'run.answer', message: 'Answer'});
    head.append(createElement('b', '', title), ' ', createElement('span', 'console-source'));
    answer.append(head);
    find(frame, 'foot').before(answer);
  }
  const place =
    answer.querySelector<HTMLElement>('.console-real') ?? createElement('div', 'console-real');
  place.replaceChildren();
  answer.append(place);
  frame.dataset.real = '';
  showSource(frame);
  run.answer = place;
  return place;
}

function showSource(frame: HTMLElement, status?: number): void {
  const words = translate({id: 'run.source', message: 'from the mock server'});
  find(frame, 'source').textContent = status === undefined ? words : `${words}, ${status}`;
}

function print(place: HTMLElement, {stream, text}: Report & {kind: 'output'}): void {
  let output = place.querySelector<HTMLElement>('pre.console-output');
  if (!output) {
    output = createElement('pre', 'console-output');
    Object.assign(output, {tabIndex: 0, translate: false});
    place.prepend(output);
  }
  output.append(createElement('span', stream, text));
}
