// Loaded at the first click: runs what a console shows, and shows the response in its frame.
import settings from '@generated/console/default/settings.json';
import {listRequestParts, type RequestData} from '../../../contract/requests/requestData';
import {findPart, isChecked} from './dom';
import type {RunRequest, Task, WorkerMessage} from './messages';
import {showBody, showEnd, showFile, showOutput, showStatus, type Run} from './runView';
import {keepSession, session} from './session';
import {describeBilling, type EndReason} from './words';
import './run.css';

/** The run of this page, if there is one: a second one would end it. */
let running: Run | undefined;

/** Handles a click on Run or Stop. */
export function handleAction(action: string, frame: HTMLElement): void {
  if (action === 'stop') endRun('stopped');
  else if (running?.frame !== frame) startRun(frame, readTask(frame));
}

/** Reads what a console runs from its attributes. */
function readTask({dataset: {operation, request, picture, program = ''}}: HTMLElement): Task {
  if (operation === undefined || request === undefined) return {kind: 'program', name: program};
  const data = JSON.parse(request) as RequestData; // by `plugins/reference`
  return {
    kind: 'request',
    operation,
    request: data,
    ticked: listTicked(data),
    followsJob: picture !== undefined,
  };
}

/** Lists the optional parts that are sent: those ticked on the page, or by default if the page has no box for them. */
function listTicked(request: RequestData): string[] {
  const sent = listRequestParts(request).filter(({id, presence}) => {
    const box = document.querySelector(`[data-tick="${CSS.escape(id)}"]`);
    return box ? isChecked(box) : presence === 'ticked';
  });
  return sent.map(({id}) => id);
}

function startRun(frame: HTMLElement, task: Task): void {
  endRun('stopped');
  const worker = new Worker(`${settings.folder}/worker.js`, {type: 'module'});
  const run: Run = {frame, worker};
  running = run;
  // What a worker sent before it was ended can arrive later.
  worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
    if (running === run) handleMessage(run, data);
  };
  worker.onerror = () => {
    if (running === run) endRun('unloaded');
  };
  worker.postMessage({task, state: session()} satisfies RunRequest);
  frame.setAttribute('aria-busy', 'true');
}

function handleMessage(run: Run, message: WorkerMessage): void {
  const hadResponse = run.hasResponse;
  showMessage(run, message);
  if (run.hasResponse && !hadResponse) scrollToResponse(run.frame);
}

function showMessage(run: Run, message: WorkerMessage): void {
  switch (message.kind) {
    case 'state':
      if (message.change) showStatus(run, message.change);
      run.change = message.change;
      keepSession(message.state);
      break;
    case 'response':
      showResponse(run, message.status, message.text);
      break;
    case 'output':
      showOutput(run, message);
      break;
    case 'file':
      showFile(run, message);
      break;
    case 'end':
      endRun('ended', message.code);
  }
}

function showResponse(run: Run, status: number, text: string): void {
  run.status = status;
  const isPictureNext = run.frame.dataset.picture !== undefined && status < 400;
  if (!isPictureNext) showBody(run, text); // otherwise the example stays until the picture has loaded
}

/** Shows the response where the frame scrolls, and Run, which a short response in place of a long one moves up. */
function scrollToResponse(frame: HTMLElement): void {
  frame.scrollTop = findPart(frame, 'code').offsetHeight;
  findPart(frame, 'run').scrollIntoView({block: 'nearest'});
}

function endRun(reason: EndReason, code = 1): void {
  if (!running) return;
  const run = running;
  running = undefined;
  run.worker.terminate();
  showEnd(run, describeBilling(session(), run.change), reason, code);
  const focused = document.activeElement?.getClientRects() ?? []; // in old browsers too
  const isFocusHidden = focused.length === 0; // it was on Stop
  if (isFocusHidden) findPart(run.frame, 'run').focus();
}
