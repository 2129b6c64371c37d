// What a run shows in the frame of its console.
import {translate} from '@docusaurus/Translate';
import {markChosen} from './chooseLanguage';
import {createElement, findPart, setState, type ConsoleState} from './dom';
import {renderResultLines} from './lines';
import {renderCodeBlock, renderResult} from './markup';
import type {FileMessage, OutputMessage, StatusChange} from './messages';
import {addTerminal} from './terminal';
import {describeEnd, type EndReason} from './words';

export type Run = {
  readonly frame: HTMLElement;
  readonly worker: Worker;
  change?: StatusChange | undefined;
  /** Whether the frame shows a response of this run, and no longer the one before. */
  hasResponse?: boolean;
  status?: number;
};

/** Shows and returns the container of responses, which the first one of a run clears. */
function openResponse(run: Run): HTMLElement {
  const {frame, status} = run;
  const container = findPart(frame, 'live-answer');
  if (!run.hasResponse) {
    container.replaceChildren();
    frame.querySelector('.console-terminal')?.remove();
  }
  run.hasResponse = true;
  frame.dataset.liveAnswer = '';
  const source = translate({id: 'run.source', message: 'mock server'});
  const isNew = status !== undefined && !chooseStatus(frame, status, source);
  findPart(frame, 'source').textContent = isNew ? `${source}, ${status}` : source;
  return container;
}

/** Chooses the button whose example has a status, and writes the status on it. Returns whether there is such a button. */
function chooseStatus(frame: HTMLElement, status: number, source: string): boolean {
  const choices = [...frame.querySelectorAll<HTMLElement>('[data-answer]')];
  // The word of an example is a status, or a range such as `2XX`.
  const matches = (word = '') => String(status).startsWith(word.replace('XX', ''));
  const chosen = choices.find(({dataset}) => matches(dataset.answer));
  for (const choice of choices) {
    choice.textContent = choice.dataset.answer ?? '';
    delete choice.dataset.live;
  }
  if (chosen) {
    chosen.textContent = String(status);
    chosen.dataset.live = source;
  }
  markChosen('answer', chosen?.dataset.answer, frame);
  return chosen !== undefined;
}

/** Adds program output, or a warning of the mock server. */
export function showOutput(run: Run, {stream, text}: OutputMessage): void {
  const container = openResponse(run);
  if (!container.querySelector('.console-output')) {
    const block = renderCodeBlock({language: 'text', html: '', className: 'console-output'});
    container.insertAdjacentHTML('afterbegin', block);
  }
  const code = container.querySelector('.console-output code');
  if (!code) return;
  const last = code.lastElementChild?.textContent ?? '\n'; // all of it can be long
  const areLines = text.endsWith('\n') && last.endsWith('\n');
  const printed = createElement('span', stream, areLines ? '' : text);
  if (areLines) printed.innerHTML = renderResultLines(text); // wraps like examples
  code.append(printed);
}

/** Shows the body of a response; JSON is indented. */
export function showBody(run: Run, text: string): void {
  openResponse(run).insertAdjacentHTML('beforeend', renderResult(format(text)));
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
  const href = `data:image/png;base64,${btoa(text)}`; // the policy allows no blob
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
  openResponse(run).append(figure);
  if (input) addTerminal(run.frame, input);
}

/** Shows in the footer how far an app or a job is. */
export function showStatus({frame}: Run, change: StatusChange): void {
  setState(frame, change.isWaiting ? 'queue' : 'running');
  findPart(frame, 'status').replaceChildren(renderStatusChange(change));
}

/** Renders the statuses of an app or a job. A screen reader reads the current one. */
function renderStatusChange({kind, past, now, next, outcome}: StatusChange) {
  const states = createElement('span', 'console-states');
  states.append(kind === 'app' ? 'App: ' : 'Job: ');
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
 * Shows how a run has ended: the last status, what would bill, and what went wrong.
 *
 * @param billing the words about apps that would bill
 */
export function showEnd(run: Run, billing: string, reason: EndReason, code: number): void {
  const {frame, change, status} = run;
  const isGood = reason === 'ended' && code === 0;
  setState(frame, endState(reason, isGood));
  frame.removeAttribute('aria-busy');
  // The last status says more than the end of a run in which nothing else went wrong.
  const isShownByStatus = change !== undefined && isGood;
  const words = isShownByStatus ? '' : describeEnd(reason, code, status);
  const element = findPart(frame, 'status');
  element.replaceChildren();
  if (change) {
    const next = reason === 'stopped' ? [] : change.next; // none follows a stop
    element.append(renderStatusChange({...change, next}));
  }
  if (words !== '') element.append(' ', createElement('span', '', words));
  if (billing !== '') element.append(' ', createElement('span', 'bills', billing));
}

function endState(reason: EndReason, isGood: boolean): ConsoleState {
  if (isGood) return 'done';
  return reason === 'stopped' ? 'stopped' : 'failed';
}
