import {translate} from '@docusaurus/Translate';
import type {FileMessage, StatusChange, WorkerMessage} from './messages';

/** Matches the tokens of JSON: a string; a number or a word; punctuation. Such as `"a"`, `-1.5e3`, `null`, `{`. */
const JSON_TOKEN = /("(?:[^"\\]|\\.)*"|[\d.eE+-]+|true|false|null|[{}[\],])/;

/** Returns an element with a class and a text. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
) => Object.assign(document.createElement(name), {className, textContent: text});

/** Returns a part of a console, by the end of its class; a detached element if the part is missing. */
export function find(frame: HTMLElement, part: string): HTMLElement {
  return frame.querySelector<HTMLElement>(`.console-${part}`) ?? document.createElement('span');
}

/** Returns whether an element has a box on the page. Older browsers lack `checkVisibility`. */
export function isVisible(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}

/**
 * Changes what is above an element. If that would move the element above the window, as when a long example gives way to a
 * short answer, the page scrolls so that the element stays where the reader has pressed it.
 */
export function keepInView(element: HTMLElement, change: () => void): void {
  const {top: before} = element.getBoundingClientRect();
  change();
  const {top} = element.getBoundingClientRect();
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  if (before >= bar && top < bar) scrollBy({top: top - before, behavior: 'instant'});
}

/** Adds what a program printed, or the mock server said. */
export function print(place: HTMLElement, {stream, text}: WorkerMessage & {kind: 'output'}): void {
  let output = place.querySelector('.console-output code');
  if (!output) {
    const created = createBox('text', 'console-output');
    place.prepend(created.box);
    output = created.code;
  }
  output.append(createElement('span', stream, text));
}

/** Returns a button whose clicks `console.ts` handles. */
export function createButton(action: string, words: string): HTMLButtonElement {
  const button = createElement('button', 'console-button', words);
  button.type = 'button';
  button.dataset.action = action;
  return button;
}

/**
 * Creates a box for code, in the form of `src/theme/components/Lines.tsx`: a keyboard can scroll it, and a translator leaves it
 * as it is.
 */
export function createBox(language: string, className = ''): {box: HTMLElement; code: HTMLElement} {
  const box = createElement('div', `code ${className}`.trim());
  const pre = Object.assign(createElement('pre', ''), {tabIndex: 0, translate: false});
  const code = createElement('code', `language-${language}`);
  pre.append(code);
  box.append(pre);
  return {box, code};
}

/** Renders a body, in the form and the colors of recorded answers if it is JSON. */
export function renderJson(text: string): HTMLElement {
  const {box, code} = createBox('json');
  for (const line of format(text).split('\n')) {
    const indent = Math.min(line.length - line.trimStart().length, 8);
    const element = createElement('span', indent > 0 ? `l i${indent}` : 'l');
    const parts = line.split(JSON_TOKEN);
    for (const [index, part] of parts.entries()) {
      const isToken = index % 2 === 1;
      const isKey = parts[index + 1]?.startsWith(':') === true;
      element.append(isToken ? createElement('span', tokenClass(part, isKey), part) : part);
    }
    element.append('\n');
    code.append(element);
  }
  return box;
}

/** Returns the class that `src/plugins/console/node/highlight.ts` gives to a token. */
function tokenClass(token: string, isKey: boolean): string {
  if (token.startsWith('"')) return isKey ? 'v' : 's';
  return '{}[],'.includes(token) ? 'p' : 'n';
}

function format(text: string): string {
  if (text === '') return translate({id: 'run.empty', message: '(no body)'});
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Renders the statuses of an app or a job. A screen reader reads the present one. */
export function renderStatusChange(change: StatusChange): HTMLElement {
  const states = createElement('span', 'console-states');
  const {kind, past, now, next, isFailure} = change;
  states.append(createElement('span', 'sr', kind === 'app' ? 'App: ' : 'Job: '));
  for (const [index, word] of [...past, now, ...next].entries()) {
    const state = createElement('span', '', word);
    if (index === past.length) state.setAttribute('aria-current', 'step');
    else state.setAttribute('aria-hidden', 'true');
    states.append(state);
  }
  states.classList.toggle('bad', isFailure);
  return states;
}

/** Renders a picture, with a link that downloads it. Programs save no other files. */
export function renderFile({name, bytes, input}: FileMessage): HTMLElement {
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
  return figure;
}
