/** One action of a reader, and the condition for its success. Both are expressions that are evaluated in the page. */
type Interaction = {
  readonly name: string;
  readonly act: string;
  readonly until: string;
};

const DIALOG = 'dialog[open]';
const SEARCH = `${DIALOG} [role="combobox"]`;
const MODE = 'button[aria-label^="Switch between dark and light"]';

function click(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).click()`;
}

/** Returns an expression that clicks the first element with a text. */
function clickText(selector: string, text: string): string {
  return `[...document.querySelectorAll('main ${selector}')].find(({textContent}) => textContent.trim() === '${text}').click()`;
}

function textOf(selector: string): string {
  return `[...document.querySelectorAll('main ${selector}')].map(({textContent}) => textContent).join(' ')`;
}

/** Returns an expression that types into a field like a keyboard: React listens to the event, not to the value. */
function type(selector: string, text: string): string {
  return `(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', {bubbles: true}));
  })()`;
}

/** The page on which the interactions start. */
export const START = '/api/apis/app/create-app';

/** Runs a program in the page, and uses search, tabs, color mode, copying, the announcement, links and the history. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'closes the announcement',
    act: click('[class*="announcementBar"] button, .theme-announcement-bar button'),
    until: `document.querySelector('.theme-announcement-bar') === null`,
  },
  {
    name: 'chooses JavaScript',
    act: clickText('[role="tab"]', 'JavaScript'),
    until: `localStorage.getItem('docusaurus.tab.language') === 'javascript'`,
  },
  {
    name: 'runs a program in the page',
    act: clickText('button', 'Run here'),
    until: `${textOf('[role="status"]')}.includes('Finished.') && ${textOf('[role="group"]')}.includes('App ID:')`,
  },
  {
    name: 'chooses every tab',
    act: `document.querySelectorAll('main [role="tab"]').forEach((tab) => tab.click())`,
    until: `document.querySelector('main [role="tab"]:last-child').getAttribute('aria-selected') === 'true'`,
  },
  {
    name: 'copies code',
    act: click('main button[aria-label*="opy"]'),
    until: 'true',
  },
  {
    name: 'turns the colors dark',
    act: click(MODE),
    until: `document.documentElement.dataset.theme === 'dark'`,
  },
  {
    name: 'opens the search',
    act: click('button[aria-haspopup="dialog"]'),
    until: `document.querySelector('${SEARCH}') !== null`,
  },
  {
    name: 'searches',
    act: type(SEARCH, 'cancel a job'),
    until: `document.querySelector('${DIALOG} [role="option"]') !== null`,
  },
  {
    name: 'goes to what was found',
    act: `(document.querySelector('${DIALOG} [role="option"] a') ?? document.querySelector('${DIALOG} [role="option"]')).click()`,
    until: `location.pathname !== '${START}'`,
  },
  {
    name: 'comes back',
    act: 'history.back()',
    until: `location.pathname === '${START}' && document.querySelector('main h1') !== null`,
  },
  {
    name: 'follows a link',
    act: click('footer a[href="/docs/intro"], a[href="/docs/intro"]'),
    until: `location.pathname === '/docs/intro' && document.title.length > 0`,
  },
];
