import {callInPage} from './callInPage';

/** One action of a reader, and the condition for its success. Both are expressions that are evaluated in the page. */
type Interaction = {
  readonly name: string;
  readonly act: string;
  readonly until: string;
};

const DIALOG = 'dialog[open]';
const SEARCH = `${DIALOG} [role="combobox"]`;
const RESULT = `${DIALOG} [role="option"]`;
const MODE = 'button[aria-label^="Switch between dark and light"]';

/** Clicks the first element of the first selector that has one. Runs in the page. */
function click(...selectors: readonly string[]): void {
  const [found] = selectors.flatMap((it) => document.querySelector<HTMLElement>(it) ?? []);
  if (!found) throw new Error(`The page has no ${selectors.join(', ')}`);
  found.click();
}

/** Clicks the first element with a text. Runs in the page. */
function clickText(selector: string, text: string): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = elements.find(({textContent}) => textContent.trim() === text);
  if (!found) throw new Error(`The page has no ${selector} with the text "${text}"`);
  found.click();
}

/** Runs in the page. */
function exists(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Returns whether the elements together contain a text. Runs in the page. */
function contains(selector: string, text: string): boolean {
  const texts = [...document.querySelectorAll(selector)].map(({textContent}) => textContent);
  return texts.join(' ').includes(text);
}

/** Types into a field like a keyboard: React listens to the event, not to the value. Runs in the page. */
function type(selector: string, text: string): void {
  const field = document.querySelector(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The page on which the interactions start. */
export const START = '/api/apis/app/create-app';

/** Runs a program in the page, and uses search, tabs, color mode, copying, the announcement, links and the history. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'closes the announcement',
    act: callInPage(click, '[class*="announcementBar"] button, .theme-announcement-bar button'),
    until: callInPage(() => document.querySelector('.theme-announcement-bar') === null),
  },
  {
    name: 'chooses JavaScript',
    act: callInPage(clickText, 'main [role="tab"]', 'JavaScript'),
    until: callInPage(() => localStorage.getItem('docusaurus.tab.language') === 'javascript'),
  },
  {
    name: 'runs a program in the page',
    act: callInPage(clickText, 'main button', 'Run here'),
    until: `${callInPage(contains, 'main [role="status"]', 'Finished.')} && ${callInPage(contains, 'main [role="group"]', 'App ID:')}`,
  },
  {
    name: 'chooses every tab',
    act: callInPage(() =>
      document.querySelectorAll<HTMLElement>('main [role="tab"]').forEach((tab) => tab.click()),
    ),
    until: callInPage(() => {
      const last = document.querySelector('main [role="tab"]:last-child');
      return last?.getAttribute('aria-selected') === 'true';
    }),
  },
  {
    name: 'copies code',
    act: callInPage(click, 'main button[aria-label*="opy"]'),
    until: 'true',
  },
  {
    name: 'turns the colors dark',
    act: callInPage(click, MODE),
    until: callInPage(() => document.documentElement.dataset.theme === 'dark'),
  },
  {
    name: 'opens the search',
    act: callInPage(click, 'button[aria-haspopup="dialog"]'),
    until: callInPage(exists, SEARCH),
  },
  {
    name: 'searches',
    act: callInPage(type, SEARCH, 'cancel a job'),
    until: callInPage(exists, RESULT),
  },
  {
    name: 'goes to what was found',
    act: callInPage(click, `${RESULT} a`, RESULT),
    until: callInPage((start) => location.pathname !== start, START),
  },
  {
    name: 'comes back',
    act: callInPage(() => history.back()),
    until: callInPage(
      (start) => location.pathname === start && document.querySelector('main h1') !== null,
      START,
    ),
  },
  {
    name: 'follows a link',
    act: callInPage(click, 'footer a[href="/docs/intro"], a[href="/docs/intro"]'),
    until: callInPage(() => location.pathname === '/docs/intro' && document.title.length > 0),
  },
];
