import {translate} from '@docusaurus/Translate';
import {createElement, find, renderStatusChange} from './dom';
import type {StatusChange, Task} from './messages';
import {describeEnd, type EndReason} from './words';

/** A run and the console that shows it. */
export type Run = {
  readonly frame: HTMLElement;
  readonly task: Task;
  readonly worker: Worker;
  readonly timer: number;
  /** The last status change since the run began. */
  change?: StatusChange | undefined;
  /** What was done before, in one line. */
  note?: string;
  /** Whether the frame shows an answer of this run, and no longer the one before. */
  hasAnswer?: boolean;
  hasPicture?: boolean;
  /** The status of the answer to a request. */
  status?: number;
};

/** Shows how a run has ended: the last status, then in lines of their own what was done before, and what went wrong. */
export function showEnd(run: Run, reason: EndReason, code: number): void {
  const {frame, change, status, note = '', task} = run;
  const isGood = reason === 'ended' && code === 0 && !change?.isFailure;
  if (!isGood && frame.dataset.picture !== undefined && !run.hasPicture) showNoPicture(run);
  frame.dataset.state = endState(reason, isGood);
  frame.removeAttribute('aria-busy');
  // The last status says more than the end of a run in which nothing else went wrong.
  const isOfStatus = change !== undefined && reason === 'ended' && code === 0;
  const isProgram = task.kind === 'program';
  const words = isOfStatus ? '' : describeEnd({reason, code, status, isProgram});
  const place = find(frame, 'status');
  place.replaceChildren(...(change ? [renderStatusChange(change)] : []));
  for (const line of [note, words]) {
    if (line !== '') place.append(' ', createElement('span', 'console-line', line));
  }
}

function endState(reason: EndReason, isGood: boolean): string {
  if (isGood) return 'done';
  return reason === 'stopped' ? 'stopped' : 'failed';
}

/** A run without a picture shows none, also not that of the example. */
function showNoPicture(run: Run): void {
  const words = run.change?.isFailure
    ? translate({id: 'run.jobFailed', message: 'The job failed: it has no picture.'})
    : translate({id: 'run.noPicture', message: 'This run has no picture.'});
  openAnswer(run).append(createElement('p', 'console-empty', words));
}

/** Returns the place of an answer, in view and emptied by its first part. */
export function openAnswer(run: Run): HTMLElement {
  const {frame, status} = run;
  const place = find(frame, 'real');
  if (!run.hasAnswer) {
    place.replaceChildren();
    frame.querySelector('.console-terminal')?.remove();
  }
  run.hasAnswer = true;
  frame.dataset.real = '';
  for (const choice of frame.querySelectorAll('[data-answer]')) {
    choice.setAttribute('aria-checked', 'false');
  }
  const words = translate({id: 'run.source', message: 'mock server'});
  find(frame, 'source').textContent = status === undefined ? words : `${words}, ${status}`;
  return place;
}
