import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where the reader's language is kept: the key of the theme's tabs, so that an earlier choice goes on. */
const STORED_LANGUAGE = 'docusaurus.tab.language';

const SAID_MS = 1500;

/** The lines of code that a reader sees in a console, as they are copied and run. */
export function shownText(code: Element): string {
  return [...code.querySelectorAll<HTMLElement>('.l')]
    .filter((line) => !line.hidden)
    .map((line) => line.textContent)
    .join('')
    .trimEnd();
}

/** @returns the code of a console in the language that is shown */
export function shownCode(console: Element): HTMLElement | undefined {
  return [...console.querySelectorAll<HTMLElement>('pre')].find((it) => it.offsetParent !== null);
}

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

/** Marks the chosen button of each group of buttons, or of those inside an element. */
function markChosen(name: string, value: string, inside: ParentNode = document): void {
  inside.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((button) => {
    const isChosen = button.dataset[name] === value;
    button.ariaChecked = String(isChosen);
    button.tabIndex = isChosen ? 0 : -1;
  });
}

function chooseAnswer(button: HTMLElement): void {
  const console = button.closest('.console');
  const status = button.dataset.answer ?? '';
  if (!console) return;
  markChosen('answer', status, console);
  console.querySelectorAll<HTMLElement>('[data-recorded]').forEach((answer) => {
    answer.hidden = answer.dataset.recorded !== status;
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = shownCode(button.closest('.console') ?? button);
  const before = button.ariaLabel;
  try {
    await navigator.clipboard.writeText(code ? shownText(code) : '');
    button.dataset.said = 'copied';
    button.ariaLabel = 'Copied';
  } catch {
    button.dataset.said = 'refused';
    button.ariaLabel = 'Your browser did not allow copying';
    if (code) getSelection()?.selectAllChildren(code); // so that the keyboard can copy it
  }
  setTimeout(() => {
    delete button.dataset.said;
    button.ariaLabel = before;
  }, SAID_MS);
}

/** Ticks or unticks an optional field: a field inside an object brings its object, and goes with it. */
function tick(button: HTMLElement): void {
  const id = button.dataset.tick ?? '';
  const isOn = button.ariaChecked !== 'true';
  const all = [...document.querySelectorAll<HTMLElement>('[data-tick]')];
  for (const other of all) {
    const its = other.dataset.tick ?? '';
    const follows = isOn ? id.startsWith(`${its}.`) : its.startsWith(`${id}.`);
    if (its === id || follows) other.ariaChecked = String(isOn);
  }
  const ticked = new Set(
    all.filter((it) => it.ariaChecked === 'true').map((it) => it.dataset.tick ?? ''),
  );
  document.querySelectorAll<HTMLElement>('.l[data-field]').forEach((line) => {
    const wasHidden = line.hidden;
    line.hidden = !fieldsOf(line).every((field) => ticked.has(field));
    line.classList.toggle('new', wasHidden && !line.hidden);
  });
}

const fieldsOf = (line: HTMLElement): string[] => (line.dataset.field ?? '').split(' ');

/** Marks the lines that send the field under the pointer. */
function markField(id: string | undefined): void {
  document.querySelectorAll<HTMLElement>('.l[data-field]').forEach((line) => {
    line.classList.toggle('lit', id !== undefined && fieldsOf(line).at(-1) === id);
  });
}

/** Arrow keys choose in a group of buttons, as in native ones. */
function moveInGroup(event: KeyboardEvent, button: HTMLElement): void {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  const group = button.closest('[role="radiogroup"]');
  if (step === undefined || !group || event.isComposing) return;
  const buttons = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = buttons.at((buttons.indexOf(button) + step) % buttons.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}

function elementOf({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = elementOf(event, '[data-language], [data-answer], [data-tick], [data-action]');
    if (!button) return;
    const {language, answer, tick: field, action} = button.dataset;
    if (language !== undefined) chooseLanguage(language);
    else if (answer !== undefined) chooseAnswer(button);
    else if (field !== undefined) tick(button);
    else if (action === 'copy') void copy(button);
  });
  document.addEventListener('keydown', (event) => {
    const button = elementOf(event, '[role="radio"]');
    if (button) moveInGroup(event, button);
  });
  document.addEventListener('pointerover', (event) => {
    markField(elementOf(event, '.fields > li')?.id);
  });
}

/** Docusaurus calls it after each change of page: the buttons of the new page show what is chosen. */
export function onRouteDidUpdate(): void {
  const {lang} = document.documentElement.dataset;
  if (lang !== undefined) markChosen('language', lang);
}
