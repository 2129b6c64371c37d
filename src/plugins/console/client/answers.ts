import {find} from './dom';
import {setChecked} from './shared';

/** What a run changes in a console: its parts as HTML, and its attributes. */
type Answer = {
  readonly parts: readonly string[];
  readonly data: Readonly<Record<string, string>>;
};

const PARTS = ['live-answer', 'status', 'source'] as const;

/** The answers since the document was loaded, by the path of their page and their place on it. */
const answers = new Map<string, Answer>();

/** Lists the consoles of the page that run something, each with the key of its answer. */
function listConsoles(): [key: string, frame: HTMLElement][] {
  const frames = document.querySelectorAll<HTMLElement>('.console:has(.console-footer)');
  return Array.from(frames, (frame, at) => [`${location.pathname} ${at}`, frame]);
}

/** Keeps the answer that a console shows. */
export function keepAnswer(frame: HTMLElement): void {
  const [key] = listConsoles().find(([, other]) => other === frame) ?? [];
  if (key === undefined) return;
  const {state = '', liveAnswer} = frame.dataset;
  const data = {state, ...(liveAnswer !== undefined && {liveAnswer})};
  answers.set(key, {parts: PARTS.map((part) => find(frame, part).innerHTML), data});
}

/** Shows the answers that a page had, after Back: the page has new consoles since. */
export function restoreAnswers(): void {
  for (const [key, frame] of listConsoles()) {
    const answer = answers.get(key);
    if (!answer || frame.dataset.state !== undefined) continue;
    for (const [index, part] of PARTS.entries()) {
      find(frame, part).innerHTML = answer.parts[index] ?? '';
    }
    Object.assign(frame.dataset, answer.data);
    if (answer.data.liveAnswer === undefined) continue;
    for (const choice of frame.querySelectorAll('[data-answer]')) setChecked(choice, false);
  }
}
