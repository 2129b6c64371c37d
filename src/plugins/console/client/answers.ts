import settings from '@generated/run/default/settings.json';
import {find} from './dom';
import {setChecked} from './shared';

/** What a run changes in a console: its parts as HTML, and its attributes. */
type Answer = {
  readonly parts: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
};

const PARTS = ['real', 'status', 'source'] as const;

/** Where a tab keeps answers. Another build may have other consoles, so its answers are not shown. */
const KEY = `answers ${settings.folder}`;

let answers: Record<string, Answer> = {};
try {
  answers = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Answer>;
} catch {
  // Storage is blocked.
}

/** Lists the consoles of the page that run something, each with the key of its answer. */
function listConsoles(): [key: string, frame: HTMLElement][] {
  const frames = document.querySelectorAll<HTMLElement>('.console:has(.console-footer)');
  return Array.from(frames, (frame, at) => [`${location.pathname} ${at}`, frame]);
}

/** Keeps the answer that a console shows, as long as the tab is open. */
export function keepAnswer(frame: HTMLElement): void {
  const [key] = listConsoles().find(([, other]) => other === frame) ?? [];
  if (key === undefined) return;
  const parts = Object.fromEntries(PARTS.map((part) => [part, find(frame, part).innerHTML]));
  const {state = '', real} = frame.dataset;
  answers[key] = {parts, data: {state, ...(real !== undefined && {real})}};
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Storage is blocked or full: the answers last until the tab loads another document.
  }
}

/** Shows the answers that a page had, after Back and after a reload: the page has new consoles since. */
export function restoreAnswers(): void {
  for (const [key, frame] of listConsoles()) {
    const answer = answers[key];
    if (!answer || frame.dataset.state !== undefined) continue;
    for (const part of PARTS) find(frame, part).innerHTML = answer.parts[part] ?? '';
    Object.assign(frame.dataset, answer.data);
    if (answer.data.real === undefined) continue;
    for (const choice of frame.querySelectorAll('[data-answer]')) setChecked(choice, false);
  }
}
