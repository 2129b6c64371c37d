// What a run shows in the frame of its console.
import {translate} from '@docusaurus/Translate';
import {createElement, find} from './dom';
import {renderAnswer, renderBox} from './markup';
import type {FileMessage, OutputMessage, StatusChange, Task} from './messages';
import {setChecked} from './shared';
import {addTerminal} from './terminal';
import {describeEnd, type EndReason} from './words';

/** A run and the console that shows it. */
export type Run = {
  readonly frame: HTMLElement;
  readonly task: Task;
  readonly worker: Worker;
  /** The last status change since the run began. */
  change?: StatusChange | undefined;
  /** What was done before, in one line. */
  note?: string;
  /** Whether the frame shows an answer of this run, and no longer the one before. */
  hasAnswer?: boolean;
  /** The status of the answer to a request. */
  status?: number;
};

/** Returns the place of an answer, in view and emptied by its first part. */
function openAnswer(run: Run): HTMLElement {
  const {frame, status} = run;
  const place = find(frame, 'live-answer');
  if (!run.hasAnswer) {
    place.replaceChildren();
    frame.querySelector('.console-terminal')?.remove();
  }
  run.hasAnswer = true;
  frame.dataset.liveAnswer = '';
  for (const choice of frame.querySelectorAll<HTMLElement>('[data-answer]')) {
    setChecked(choice, status !== undefined && isOfStatus(choice.dataset.answer ?? '', status));
  }
  const words = translate({id: 'run.source', message: 'mock server'});
  find(frame, 'source').textContent = status === undefined ? words : `${words}, ${status}`;
  return place;
}

/**
 * Returns whether an example is one of a status.
 *
 * @example
 * isOfStatus('2XX', 201) // true
 */
function isOfStatus(word: string, status: number): boolean {
  return String(status).startsWith(word.replace('XX', ''));
}

/** Adds what a program printed, or the mock server said. */
export function showOutput(run: Run, {stream, text}: OutputMessage): void {
  const place = openAnswer(run);
  if (!place.querySelector('.console-output')) {
    const box = renderBox({language: 'text', html: '', className: 'console-output'});
    place.insertAdjacentHTML('afterbegin', box);
  }
  place.querySelector('.console-output code')?.append(createElement('span', stream, text));
}

/** Shows the body of an answer. */
export function showBody(run: Run, text: string): void {
  openAnswer(run).insertAdjacentHTML('beforeend', renderAnswer(format(text)));
}

function format(text: string): string {
  if (text === '') return translate({id: 'run.empty', message: '(no body)'});
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Shows a picture, with a link that downloads it, and the same in a terminal. Programs save no other files. */
export function showFile(run: Run, {name, bytes, input}: FileMessage): void {
  const text = bytes.reduce((before, byte) => before + String.fromCharCode(byte), '');
  const href = `data:image/png;base64,${btoa(text)}`; // the policy allows no other picture from memory
  const byMock = translate(
    {id: 'run.picture', message: '{name}, drawn by the mock server'},
    {name},
  );
  const alt = input?.prompt ?? byMock;
  const words = translate({id: 'run.download', message: 'Download {name}'}, {name});
  const caption = createElement('figcaption', '');
  caption.append(Object.assign(createElement('a', '', words), {href, download: name}));
  const figure = createElement('figure', 'console-file');
  figure.append(Object.assign(new Image(), {src: href, alt}), caption);
  openAnswer(run).append(figure);
  if (input) addTerminal(run.frame, input);
}

/** Shows in the footer how far an app or a job is. */
export function showStatus({frame}: Run, change: StatusChange): void {
  frame.dataset.state = change.isWaiting ? 'queue' : 'running';
  find(frame, 'status').replaceChildren(renderStatusChange(change));
}

/** Renders the statuses of an app or a job. A screen reader reads the current one. */
function renderStatusChange({kind, past, now, next, outcome}: StatusChange): HTMLElement {
  const states = createElement('span', 'console-states');
  states.append(createElement('span', 'sr', kind === 'app' ? 'App: ' : 'Job: '));
  for (const [index, word] of [...past, now, ...next].entries()) {
    const state = createElement('span', '', word);
    if (index === past.length) {
      state.setAttribute('aria-current', 'step');
      state.dataset.outcome = outcome ?? 'open';
    } else {
      state.setAttribute('aria-hidden', 'true');
    }
    states.append(state);
  }
  return states;
}

/**
 * Shows how a run has ended: the last status, then in lines of their own what was done before, and what went wrong.
 *
 * @param apps the line about apps that are running
 */
export function showEnd(run: Run, apps: string, reason: EndReason, code: number): void {
  const {frame, change, status, note = ''} = run;
  const isGood = reason === 'ended' && code === 0;
  frame.dataset.state = endState(reason, isGood);
  frame.removeAttribute('aria-busy');
  // The last status says more than the end of a run in which nothing else went wrong.
  const isTold = change !== undefined && isGood;
  const words = isTold ? '' : describeEnd({reason, code, status});
  const place = find(frame, 'status');
  place.replaceChildren(...(change ? [renderStatusChange(change)] : []));
  for (const line of [note, apps, words]) {
    if (line !== '') place.append(' ', createElement('span', 'console-line', line));
  }
}

function endState(reason: EndReason, isGood: boolean): string {
  if (isGood) return 'done';
  return reason === 'stopped' ? 'stopped' : 'failed';
}
