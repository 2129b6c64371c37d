import {find} from './dom';

/** The consoles with an answer, by the page and their place on it. */
const answered = new Map<string, HTMLElement>();

const listConsoles = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.console:has(.console-footer)'),
];

function keyFor(frame: HTMLElement): string {
  return `${location.pathname} ${listConsoles().indexOf(frame)}`;
}

/** Remembers that a console shows an answer, until the tab loads another document. */
export function keepAnswer(frame: HTMLElement): void {
  answered.set(keyFor(frame), frame);
}

/** Shows the answers that a page had when the reader left it. React has rendered new consoles since. */
export function restoreAnswers(): void {
  for (const frame of listConsoles()) {
    const key = keyFor(frame);
    const before = answered.get(key);
    if (!before || before.isConnected) continue;
    for (const part of ['real', 'status', 'source']) {
      find(frame, part).replaceChildren(...find(before, part).childNodes);
    }
    if (before.dataset.state !== undefined) frame.dataset.state = before.dataset.state;
    if (before.dataset.real !== undefined) frame.dataset.real = before.dataset.real;
    answered.set(key, frame);
  }
}
