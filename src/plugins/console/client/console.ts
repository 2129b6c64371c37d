// What consoles do: language, copy, recorded responses, ticked fields. Run itself loads at the first click.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {isInside, isShown} from '../../../contract/requests/isShown';
import {chooseLanguage, markChosen, markLanguage} from './chooseLanguage';
import {copyCode} from './copyCode';
import {findPart, isChecked, setState} from './dom';
import {UNLOADED} from './unloaded';

/** Shows a recorded response, or the real one, which has taken the place of the recorded ones of its status. */
function chooseAnswer(frame: HTMLElement, word: string, live: string | undefined): void {
  markChosen('answer', word, frame);
  frame.toggleAttribute('data-live-answer', live !== undefined);
  const example = translate({id: 'console.example', message: 'example'});
  findPart(frame, 'source').textContent = live ?? example;
  frame.querySelectorAll<HTMLElement>('[data-recorded]').forEach((block) => {
    block.classList.toggle('unselected', block.dataset.recorded !== word);
  });
}

/** Ticks an optional field with the objects that it is inside of, or unticks it with all that is inside it. */
function tick(button: HTMLElement): void {
  const id = button.dataset.tick ?? '';
  const isOn = !isChecked(button);
  const choices = new Map<string, boolean>();
  for (const box of document.querySelectorAll<HTMLElement>('[data-tick]')) {
    const own = box.dataset.tick ?? '';
    const isAffected = isOn ? isInside(id, own) : isInside(own, id);
    if (isAffected) box.setAttribute('aria-checked', String(isOn));
    choices.set(own, isChecked(box));
  }
  for (const line of document.querySelectorAll<HTMLElement>('.l[data-field]')) {
    showLine(line, isShown(line.dataset, choices));
  }
}

/** Puts a line into the code or takes it out: its content then waits in an attribute, as `renderLine` writes it. */
function showLine(line: HTMLElement, isOn: boolean): void {
  if (isOn === !line.hidden) return;
  if (isOn) {
    line.innerHTML = line.dataset.off ?? '';
    delete line.dataset.off;
  } else {
    line.dataset.off = line.innerHTML;
    line.replaceChildren();
  }
  line.hidden = !isOn;
}

/** Arrow keys choose in a group of buttons, as in native ones. */
function moveInGroup(event: KeyboardEvent, button: HTMLElement): void {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  const group = button.closest('[role="radiogroup"]');
  if (step === undefined || !group) return;
  const buttons = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = buttons.at((buttons.indexOf(button) + step) % buttons.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}

/** Loads what handles Run and Stop. Until then, the console shows that it is loading. */
async function forwardAction(action: string, frame: HTMLElement): Promise<void> {
  const status = findPart(frame, 'status');
  if (action === 'run' && frame.getAttribute('aria-busy') === null) {
    setState(frame, 'queue');
    status.textContent = status.dataset.early ?? '';
  }
  const run = await import('./run').catch(() => undefined);
  run?.handleAction(action, frame);
  if (run) return;
  setState(frame, 'failed');
  status.textContent = UNLOADED;
}

function closest({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

const BUTTONS = '[data-language], [data-answer], [data-tick], [data-action]';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = closest(event, BUTTONS);
    const frame = closest(event, '.console');
    const {language, answer, live, tick: field, action} = button?.dataset ?? {};
    if (!button) return;
    if (language !== undefined) chooseLanguage(language);
    else if (field !== undefined) tick(button);
    else if (answer !== undefined && frame) chooseAnswer(frame, answer, live);
    else if (action === 'copy') void copyCode(button);
    else if (action !== undefined && frame) void forwardAction(action, frame);
  });
  document.addEventListener('keydown', (event) => {
    // A key that is held down is one click: each repeat would run again.
    if (event.repeat && closest(event, '[data-action], [data-tick]')) event.preventDefault();
    const button = closest(event, '[role="radio"]');
    if (button) moveInGroup(event, button);
  });
}

/** Docusaurus calls it after each change of page. */
export const onRouteDidUpdate = markLanguage;
