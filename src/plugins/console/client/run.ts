// Loaded at the first click: runs what a console shows, and shows the response in its frame.
import settings from '@generated/console/default/settings.json';
import {listRequestParts, type RequestData} from '../../../contract/requests/requestData';
import {findPart, isChecked} from './dom';
import type {RunRequest, Task, WorkerMessage} from './messages';
import {showBody, showEnd, showFile, showOutput, showStatus, type Run} from './runView';
import {keepSession, session} from './session';
import {describeBilling, type EndReason} from './words';
import './run.css';

let running: Run | undefined;

/** Handles a click on Run or Stop. */
export function handleAction(action: string, frame: HTMLElement): void {
  if (action === 'run') runConsole(frame);
  else endRun('stopped');
}

function runConsole(frame: HTMLElement): void {
  if (running?.frame === frame) return;
  const {operation, program, request, picture} = frame.dataset;
  if (operation === undefined || request === undefined) {
    startRun(frame, {kind: 'program', name: program ?? ''});
    return;
  }
  const data = JSON.parse(request) as RequestData; // by `plugins/reference`
  startRun(frame, {
    kind: 'request',
    operation,
    request: data,
    ticked: listTicked(data),
    followsJob: picture !== undefined,
  });
}

/** Lists the optional parts that are sent: those ticked on the page, or by default if the page has no box for them. */
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
  const run: Run = {frame, worker};
  running = run;
  worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
    if (running !== run) return;
    const isFirst = !run.hasResponse;
    handleMessage(run, data);
    if (!isFirst || !run.hasResponse) return;
    frame.scrollTop = findPart(frame, 'code').offsetHeight; // to the response, where the frame scrolls
    // A short response replaces a long one: Run, which the reader has clicked, would be above the window.
    findPart(frame, 'run').scrollIntoView({block: 'nearest'});
  };
  worker.onerror = () => {
    if (running === run) endRun('unloaded');
  };
  worker.postMessage({task, state: session()} satisfies RunRequest);
  frame.setAttribute('aria-busy', 'true');
}

function handleMessage(run: Run, message: WorkerMessage): void {
  if (message.kind === 'end') {
    endRun('ended', message.code);
  } else if (message.kind === 'state') {
    const {state, change} = message;
    if (change) showStatus(run, change);
    run.change = change;
    keepSession(state);
  } else if (message.kind === 'output') {
    showOutput(run, message);
  } else if (message.kind === 'file') {
    showFile(run, message);
  } else {
    run.status = message.status;
    // Where a picture follows, the example stays until it has loaded.
    const isFollowed = run.frame.dataset.picture !== undefined && message.status < 400;
    if (!isFollowed) showBody(run, message.text);
  }
}

function endRun(reason: EndReason, code = 1): void {
  if (!running) return;
  const run = running;
  running = undefined;
  run.worker.terminate();
  showEnd(run, describeBilling(session()), reason, code);
  const focused = document.activeElement?.getClientRects() ?? []; // in old browsers too
  if (focused.length === 0) findPart(run.frame, 'run').focus();
}
