import {translate} from '@docusaurus/Translate';
import type {Move} from './moves';
import type {Report} from './protocol';
import {UNLOADED} from './shared';

const ENDS = {
  stopped: translate({id: 'run.stopped', message: 'Stopped'}),
  'too long': translate({id: 'run.tooLong', message: 'Stopped: it ran for 60 seconds'}),
  flood: translate({id: 'run.flood', message: 'Stopped: it printed more than a page can show'}),
  unloaded: UNLOADED,
};

/** How a run ends: by itself, with a code; or ended, by the reader or a limit. */
export type Ending = 'ended' | keyof typeof ENDS;

/** The parts of JSON: a string; a number or a word; punctuation. */
const TOKEN = /("(?:[^"\\]|\\.)*"|[\d.eE+-]+|true|false|null|[{}[\],])/;

/** @returns an element with a class and a text */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
) => Object.assign(document.createElement(name), {className, textContent: text});

/** @returns a part of a console, by the end of its class; an element that nobody sees where it has no such part */
export function find(frame: HTMLElement, part: string): HTMLElement {
  return frame.querySelector<HTMLElement>(`.console-${part}`) ?? document.createElement('span');
}

/** @returns what the foot says of a run that has ended: of a request by its status, of a program by its exit status */
export function describeEnd(how: Ending, code: number, status: number | undefined): string {
  if (how !== 'ended') return ENDS[how];
  if (status !== undefined) {
    return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
  }
  return code === 0
    ? translate({id: 'run.finished', message: 'Finished'})
    : translate({id: 'run.failed', message: 'Ended with status {code}'}, {code});
}

/** Adds what a program printed, or the mock server said. */
export function print(place: HTMLElement, {stream, text}: Report & {kind: 'output'}): void {
  let output = place.querySelector('.console-output code');
  if (!output) {
    const created = createCode('text', 'console-output');
    place.prepend(created.box);
    output = created.code;
  }
  output.append(createElement('span', stream, text));
}

/** @returns a button of a console's foot, which `console.ts` hears */
export function createButton(action: string, words: string): HTMLButtonElement {
  const button = createElement('button', 'console-button', words);
  button.type = 'button';
  button.dataset.action = action;
  return button;
}

/**
 * Creates a place of code, in the form of `src/components/Lines.tsx`: a keyboard can scroll it, and a translator leaves
 * it as it is.
 */
function createCode(language: string, className = ''): {box: HTMLElement; code: HTMLElement} {
  const box = createElement('div', `code ${className}`.trim());
  const pre = Object.assign(createElement('pre', ''), {tabIndex: 0, translate: false});
  const code = createElement('code', `language-${language}`);
  pre.append(code);
  box.append(pre);
  return {box, code};
}

/** @returns a body, in the form and the colors of recorded answers if it is JSON */
export function writeJson(text: string): HTMLElement {
  const {box, code} = createCode('json');
  for (const line of format(text).split('\n')) {
    const indent = Math.min(line.search(/\S|$/), 8);
    const element = createElement('span', indent > 0 ? `l i${indent}` : 'l');
    line.split(TOKEN).forEach((part, at, parts) => {
      const isKey = parts[at + 1]?.startsWith(':');
      const kind = part.startsWith('"') ? (isKey ? 'v' : 's') : /^[{}[\],]/.test(part) ? 'p' : 'n';
      element.append(at % 2 === 1 ? createElement('span', kind, part) : part);
    });
    element.append('\n');
    code.append(element);
  }
  return box;
}

function format(text: string): string {
  if (text === '') return translate({id: 'run.empty', message: '(no body)'});
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** @returns the states of an app or a job, of which a screen reader reads the present one */
export function writeMove({kind, past, now, next}: Move): HTMLElement {
  const states = createElement('span', 'console-states');
  states.append(createElement('span', 'sr', `${kind}: `));
  [...past, now, ...next].forEach((word, at) => {
    const state = createElement('span', '', word);
    if (at === past.length) state.ariaCurrent = 'step';
    else state.ariaHidden = 'true';
    states.append(state);
  });
  return states;
}

/** @returns a picture that a program saved, with a link that downloads it: programs save no other files */
export function writeFile({name, bytes}: Report & {kind: 'file'}): HTMLElement {
  const text = bytes.reduce((before, byte) => before + String.fromCharCode(byte), '');
  const href = `data:image/png;base64,${btoa(text)}`; // the policy allows no other picture from memory
  const alt = translate({id: 'run.picture', message: '{name}, drawn by the mock server'}, {name});
  const words = translate({id: 'run.download', message: 'Download {name}'}, {name});
  const caption = createElement('figcaption', '');
  caption.append(Object.assign(createElement('a', '', words), {href, download: name}));
  const figure = createElement('figure', 'console-file');
  figure.append(Object.assign(new Image(), {src: href, alt}), caption);
  return figure;
}
