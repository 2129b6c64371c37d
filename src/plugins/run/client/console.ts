// What consoles do: language, copy, recorded answers, ticked fields. Run itself loads at the first press.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {isIn, isShown} from '../../reference/client/isShown';
import {findShownCode} from './shownCode';
import {SESSION_KEY, shownText, UNLOADED} from './shared';

/** Where the reader's language is kept: the key of the theme's tabs, so that an earlier choice goes on. */
const STORED_LANGUAGE = 'docusaurus.tab.language';

/** How long the words of a copy button stay: long enough to read them. */
const SAID_MS = 6000;

/** Shows every console of the site in one language, and remembers it. */
function chooseLanguage(language: string): void {
  document.documentElement.dataset.lang = language;
  markChosen('language', language);
  try {
    localStorage.setItem(STORED_LANGUAGE, language);
  } catch {
    // A browser that keeps nothing: the choice lasts until the page is left.
  }
}

/** Marks the chosen one of each group of buttons; groups without such a choice stay as they are. */
function markChosen(name: string, value: string, inside: ParentNode = document): void {
  inside.querySelectorAll('[role="radiogroup"]').forEach((group) => {
    if (!group.querySelector(`[data-${name}="${CSS.escape(value)}"]`)) return;
    group.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((button) => {
      const isChosen = button.dataset[name] === value;
      button.ariaChecked = String(isChosen);
      button.tabIndex = isChosen ? 0 : -1;
    });
  });
}

/** Shows a recorded answer, in place of the real one if there is one. */
function chooseAnswer(frame: HTMLElement, word: string): void {
  markChosen('answer', word, frame);
  delete frame.dataset.real;
  const source = frame.querySelector('.console-source');
  if (source) source.textContent = translate({id: 'console.example', message: 'example'});
  frame.querySelectorAll<HTMLElement>('[data-recorded]').forEach((answer) => {
    answer.classList.toggle('off', answer.dataset.recorded !== word);
  });
}

/** Copies the lines that are shown. If the browser refuses, they are selected for the reader's own keys. */
async function copy(frame: HTMLElement, button: HTMLElement): Promise<void> {
  const code = findShownCode(frame);
  const said = frame.querySelector('.console-said');
  if (!code || !said) return;
  let words = translate({id: 'console.copied', message: 'Copied'});
  try {
    const isCopied = button.dataset.copied !== undefined; // by a press before the page was hydrated
    delete button.dataset.copied;
    if (!isCopied) await navigator.clipboard.writeText(shownText(code)); // outside of secure contexts it is undefined, which throws too
  } catch {
    getSelection()?.selectAllChildren(code);
    words = translate({
      id: 'console.refused',
      message: 'Your browser did not copy. The code is selected: press Ctrl+C or Command+C.',
    });
  }
  said.textContent = words;
  setTimeout(() => {
    if (said.textContent === words) said.textContent = '';
  }, SAID_MS);
}

/** Ticks or unticks an optional field: a field inside an object brings its object, and goes with it. */
function tick(button: HTMLElement): void {
  const id = button.dataset.tick ?? '';
  const isOn = button.ariaChecked !== 'true';
  const all = [...document.querySelectorAll<HTMLElement>('[data-tick]')];
  for (const other of all) {
    const its = other.dataset.tick ?? '';
    if (isOn ? isIn(id, its) : isIn(its, id)) other.ariaChecked = String(isOn);
  }
  const ticks = new Map(all.map((it) => [it.dataset.tick ?? '', it.ariaChecked === 'true']));
  for (const line of document.querySelectorAll<HTMLElement>('.l[data-field]')) {
    const wasHidden = line.hidden;
    showLine(line, isShown(line.dataset, ticks));
    line.classList.toggle('new', wasHidden && !line.hidden);
  }
}

/** Puts a line into the code or takes it out: its content then waits in an attribute, as `highlight` writes it. */
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

/** Marks the lines that send the field under the pointer, or the one whose box has the focus. */
function markField(id: string | undefined): void {
  for (const line of document.querySelectorAll<HTMLElement>('.l[data-field]')) {
    const fields = line.dataset.field?.split(' ');
    const isSent = fields?.some((field) => id !== undefined && isIn(field, id));
    line.classList.toggle('lit', isSent === true);
  }
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

const loadRun = () => import('./run');

/** Loads what runs, and lets it act. Until then the frame shows that it is at work. */
async function act(action: string, frame: HTMLElement, button: HTMLElement): Promise<void> {
  if (action === 'run') frame.dataset.state ??= 'queue';
  const run = await loadRun().catch(() => undefined);
  run?.act(action, frame, button);
  const status = frame.querySelector('.console-status');
  if (run || !status) return;
  frame.dataset.state = 'failed';
  status.textContent = UNLOADED;
}

function closest({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-language], [data-answer], [data-tick], [data-action]');
    const frame = closest(event, '.console');
    const {language, answer, tick: field, action} = button?.dataset ?? {};
    if (!button) return;
    if (language !== undefined) chooseLanguage(language);
    else if (field !== undefined) tick(button);
    else if (!frame) return;
    else if (answer !== undefined) chooseAnswer(frame, answer);
    else if (action === 'copy') void copy(frame, button);
    else if (action !== undefined) void act(action, frame, button);
  });
  document.addEventListener('keydown', (event) => {
    const button = closest(event, '[role="radio"]');
    if (button) moveInGroup(event, button);
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => markField(closest(event, '.field')?.dataset.field));
  }
}

/** Docusaurus calls it after each change of page: the page shows what is chosen, and what an earlier run left. */
export function onRouteDidUpdate(): void {
  const {lang} = document.documentElement.dataset;
  if (lang !== undefined) markChosen('language', lang);
  try {
    if (sessionStorage.getItem(SESSION_KEY) === null) return;
  } catch {
    return; // a browser that keeps nothing
  }
  void loadRun().then(
    ({showState}) => showState(),
    () => undefined,
  );
}
