// Loaded at the first press: runs what a console shows, and shows the answer in its frame.
import settings from '@generated/run/default/settings.json';
import {listRequestParts, type RequestData} from '../../../contract/requests/requestData';
import {keepAnswer, restoreAnswers} from './answers';
import {
  createElement,
  find,
  isVisible,
  keepInView,
  print,
  renderFile,
  renderJson,
  renderStatusChange,
} from './dom';
import {showFaults, toggleFault, toggleMenu} from './faults';
import type {RunRequest, StateMessage, Task, WorkerMessage} from './messages';
import {showRunningApps} from './notice';
import {openAnswer, showEnd, type Run} from './runView';
import {keepSession, session} from './session';
import {isChecked} from './shared';
import {createTerminalButton, toggleTerminal} from './terminal';
import {describePreparation, type EndReason} from './words';
import './run.late.css';

/** The time limit of a run. */
const MAX_RUN_MS = 60_000;

let running: Run | undefined;

/** Handles a click on a button of a console; for `stop apps`, `frame` may be missing. */
export function handleAction(action: string, frame: HTMLElement | null, button: HTMLElement): void {
  if (action === 'stop apps') stopApps();
  else if (!frame) return;
  else if (action === 'run') runConsole(frame);
  else if (action === 'stop') endRun('stopped');
  else if (action === 'faults') toggleMenu(frame, button);
  else if (action === 'terminal') toggleTerminal(frame, button);
  else toggleFault(button);
  // The button may be gone: the keyboard goes on from Run.
  if (frame && !isVisible(button)) find(frame, 'run').focus();
}

/** Shows what earlier runs left, on a page that was just opened. */
export function showSession(): void {
  if (running && !running.frame.isConnected) endRun('stopped');
  restoreAnswers();
  showFaults();
  showRunningApps();
}

function stopApps(): void {
  const frame = running?.frame ?? createElement('div', '');
  startRun(frame, {kind: 'stop apps'});
}

function runConsole(frame: HTMLElement): void {
  if (running?.frame === frame) return;
  const {operation, program, request, picture} = frame.dataset;
  if (operation === undefined || request === undefined) {
    startRun(frame, {kind: 'program', name: program ?? ''});
    return;
  }
  const data = JSON.parse(request) as RequestData; // as `src/plugins/reference` has written it
  startRun(frame, {
    kind: 'request',
    operation,
    request: data,
    ticked: listTicked(data),
    followsJob: picture !== undefined,
  });
}

/** Lists the optional parts that are sent: those that the reader has ticked, where the page has boxes for them. */
function listTicked(request: RequestData): string[] {
  return listRequestParts(request)
    .filter(({id, presence}) => {
      const box = document.querySelector(`[data-tick="${CSS.escape(id)}"]`);
      return box ? isChecked(box) : presence === 'ticked';
    })
    .map(({id}) => id);
}

function startRun(frame: HTMLElement, task: Task): void {
  endRun('stopped');
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const timer = window.setTimeout(() => endRun('too long'), MAX_RUN_MS);
  const run: Run = {frame, task, worker, timer};
  running = run;
  worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
    if (running !== run) return;
    // Its first part takes the place of the last answer. A measure of each line would slow a program that prints many.
    if (run.hasAnswer) handleMessage(run, data);
    else keepInView(find(frame, 'run'), () => handleMessage(run, data));
  };
  worker.onerror = () => {
    if (running === run) endRun('unloaded');
  };
  worker.postMessage({task, state: session()} satisfies RunRequest);
  frame.setAttribute('aria-busy', 'true');
}

function handleMessage(run: Run, message: WorkerMessage): void {
  const {frame, task} = run;
  if (message.kind === 'end') {
    endRun(message.reason, message.code);
  } else if (message.kind === 'prepared') {
    const runsJob = task.kind === 'request' && task.operation === 'runJob';
    run.note = describePreparation(message, runsJob);
  } else if (message.kind === 'state') {
    showState(run, message);
  } else if (message.kind === 'output') {
    print(openAnswer(run), message);
  } else if (message.kind === 'file') {
    run.hasPicture = true;
    const figure = renderFile(message);
    const {input} = message;
    if (input) figure.querySelector('figcaption')?.append(' ', createTerminalButton(input));
    openAnswer(run).append(figure);
  } else {
    run.status = message.status;
    // Where a picture follows, the example stays until it comes.
    if (frame.dataset.picture !== undefined && message.status < 400) return;
    openAnswer(run).append(renderJson(message.text));
  }
}

/** Keeps a state. While something changes, the footer shows how far it is. */
function showState(run: Run, {state, change}: StateMessage): void {
  if (change) {
    run.frame.dataset.state = change.isWaiting ? 'queue' : 'running';
    find(run.frame, 'status').replaceChildren(renderStatusChange(change));
  }
  run.change = change;
  keepSession({...state, faults: {...session().faults, ...state.faults}});
  showRunningApps();
}

function endRun(reason: EndReason, code = 1): void {
  if (!running) return;
  const run = running;
  const {frame, worker, timer} = run;
  running = undefined;
  worker.terminate();
  window.clearTimeout(timer);
  showEnd(run, reason, code);
  keepAnswer(frame);
  if (!isVisible(document.activeElement)) find(frame, 'run').focus();
}
