import {expect, type Page, test} from '@playwright/test';
import {hashSource} from '../../src/plugins/built-pages/build/hashSource';
import {BUILD_DIR, builtFiles, readBuilt} from './builtPages';
import {ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {readHeaderPolicy, sendHeader} from './sendHeader';
import {openPage, usePage, waitUntilHydrated, watchPage} from './watchPage';
import {watchPolicy} from './watchPolicy';

const HTML_FILES = builtFiles().filter((file) => file.endsWith('.html'));

/** Does everything a reader can do: search, tabs, color mode, copying, menus, the announcement, navigation and back. */
async function doEverything(page: Page): Promise<void> {
  await openPage(page, '/api/apis/app/create-app');
  await page.getByRole('button', {name: 'Close the announcement'}).click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
  }
  const copy = page.locator('main').getByRole('button', {name: /copy/i}).first();
  await copy.click();
  const mode = page.getByRole('button', {name: /switch between dark and light/i}).first();
  await mode.click();
  await mode.click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('cancel a job');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/cancel/i);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/create-app/);
  await page.goBack();
  await expect(page).toHaveURL(/create-app/);
  await page.locator('main a[href^="/"]').first().click();
  await expect(page.locator('h1')).not.toHaveText('Create app'); // until then the footer may still move
  await page.locator('footer a[href="/docs/intro"]').first().click();
  await expect(page).toHaveURL('/docs/intro');
  for (const summary of await page.locator('main summary:visible').all()) {
    await summary.click();
  }
  await page.setViewportSize({width: 390, height: 800});
  await page
    .getByRole('button', {name: /navigation bar/i})
    .first()
    .click();
  await page.keyboard.press('Escape');
}

test('R1: no page violates the content policy, neither that of the page nor that of the header', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const {faults, foreignRequests} = watchPage(page);
  const {violations} = await watchPolicy(page);
  await sendHeader(page, BUILD_DIR);
  for (const route of ROUTES) {
    await openPage(page, route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  expect({faults, foreignRequests}).toEqual({faults: [], foreignRequests: []});
  reportReadCount(ROUTES.length, 'pages');
});

test('R1, R12, R16: no interaction violates the content policy, requests another host or sets a cookie', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-write']);
  const watch = watchPage(page);
  const {violations} = await watchPolicy(page);
  await sendHeader(page, BUILD_DIR);
  await doEverything(page);
  expect(violations).toEqual([]);
  expect(watch).toEqual({faults: [], foreignRequests: []});
  expect(await context.cookies()).toEqual([]);
});

test('R4: no policy has an unsafe source', () => {
  expect(readHeaderPolicy(BUILD_DIR)).toContain("default-src 'none'");
  for (const file of HTML_FILES) {
    const html = readBuilt(file);
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy, file).toMatch(/default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(`${policy} ${readHeaderPolicy(BUILD_DIR)}`, file).not.toMatch(/unsafe-|https:|\*/);
    expect(html.indexOf('http-equiv'), file).toBeLessThan(html.indexOf('<title'));
  }
  reportReadCount(HTML_FILES.length, 'pages');
});

/** How long to wait for an attack to take effect. */
const ATTACK_MS = 100;

/** Attacks that an injected script could try: names and code. */
const SCRIPT_ATTACKS: Readonly<Record<string, string>> = {
  'markup with an event handler': `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="attacked=1">')`,
  'markup with a frame': `document.body.innerHTML = '<iframe srcdoc="<script>parent.attacked=1</scr' + 'ipt>"></iframe>'`,
  'a script of another host': `document.head.append(Object.assign(document.createElement('script'), {src: 'https://attack.example/a.js'}))`,
  'a script of this host that is not in the build': `document.head.append(Object.assign(document.createElement('script'), {src: '/img/logo.svg'}))`,
  'a script of text': `document.head.append(Object.assign(document.createElement('script'), {textContent: 'attacked=1'}))`,
  'a timer of text': `setTimeout('attacked=1')`,
  'document.write': `document.write('<script>attacked=1</scr' + 'ipt>')`,
  eval: `eval('attacked=1')`,
  'new Function': `new Function('attacked=1')()`,
  'a script address in a link': `{const a = document.createElement('a'); a.href = 'javascript:attacked=1'; document.body.append(a); a.click()}`,
};

/** Runs code as a script of the page does. `page.evaluate` evaluates a string, which the policy blocks. */
async function attack(page: Page, attacks: Readonly<Record<string, string>>): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = {expression, allowUnsafeEvalBlockedByCSP: false, awaitPromise: true};
    return (await client.send('Runtime.evaluate', options)).result.value;
  };
  const succeeded: string[] = [];
  for (const [name, code] of Object.entries(attacks)) {
    await evaluate(code);
    const wasEffective = await evaluate(
      `new Promise((done) => setTimeout(() => { done(typeof attacked); delete window.attacked }, ${ATTACK_MS}))`,
    );
    if (wasEffective !== 'undefined') {
      succeeded.push(name);
    }
  }
  return succeeded;
}

test('R5: a script in the page cannot turn text into a script', async ({page}) => {
  await page.route('**/attack.example/**', (route) => route.fulfill({body: 'attacked=1'}));
  await openPage(page, '/docs/intro');
  expect(await attack(page, SCRIPT_ATTACKS), 'attacks that succeeded').toEqual([]);
});

test.describe('without the policy', () => {
  test.use({bypassCSP: true});

  test('R5, R6: the attacks succeed, which proves that the tests detect attacks', async ({
    page,
  }) => {
    await page.route('**/attack.example/**', (route) => route.fulfill({body: 'attacked=1'}));
    await page.goto('/docs/intro');
    expect((await attack(page, SCRIPT_ATTACKS)).length).toBeGreaterThan(3);
    const found = await smuggle(page, MARKUP_ATTACKS);
    expect(found.length).toBeGreaterThan(2);
  });
});

test('R5: harmless markup is allowed, which proves that not all markup is blocked', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b id="ok">here</b>'));
  await expect(page.locator('#ok')).toHaveText('here');
});

/** Markup that a flaw of a host could inject into a page. Each attack that works sets an attribute of the document. */
const MARKUP_ATTACKS: Readonly<Record<string, string>> = {
  inline: '<script>document.documentElement.dataset.attackInline=1</script>',
  handler: '<img src="/x.png" onerror="document.documentElement.dataset.attackHandler=1">',
  data: '<script src="data:text/javascript,document.documentElement.dataset.attackData=1"></script>',
  file: '<script src="/attack.js"></script>',
};

/** Injects markup into a page's response, and returns the attributes that successful attacks have set. */
async function smuggle(page: Page, markup: Readonly<Record<string, string>>): Promise<string[]> {
  await page.route('**/attack.js', (route) =>
    route.fulfill({
      body: 'document.documentElement.dataset.attackFile=1',
      contentType: 'text/javascript',
    }),
  );
  await page.route('**/docs/gpu-tiers', async (route) => {
    const response = await route.fetch();
    const added = Object.values(markup).join('');
    const html = (await response.text()).replace('<title', `${added}<title`);
    await route.fulfill({response, body: html});
  });
  await page.goto('/docs/gpu-tiers');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    Object.keys(document.documentElement.dataset).filter((name) => name.startsWith('attack')),
  );
}

test('R6: no code that is injected into the HTML of a page runs, and the page hydrates', async ({
  page,
}) => {
  expect(await smuggle(page, MARKUP_ATTACKS)).toEqual([]);
  await waitUntilHydrated(page);
});

test('R6: an injected `base` element cannot redirect a page to another host', async ({page}) => {
  await smuggle(page, {base: '<base href="https://attack.example/">'});
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => new URL(document.baseURI).host)).not.toBe('attack.example');
});

test('R7: every script and style sheet of every page has an integrity hash', () => {
  let files = 0;
  for (const file of HTML_FILES) {
    const tags = readBuilt(file).match(/<(?:script|link)[^>]*\/assets\/(?:js|css)\/[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag, file).toMatch(/integrity="sha256-[\w+/]{43}=" crossorigin="anonymous"/);
    }
    files += tags.length;
  }
  expect(files).toBeGreaterThan(HTML_FILES.length);
  reportReadCount(files, 'tags');
});

/** Changes a file in its response, without breaking its code. Returns the list of the changed addresses. */
async function tamperWith(page: Page, pattern: RegExp): Promise<string[]> {
  const changed: string[] = [];
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    changed.push(route.request().url());
    await route.fulfill({response, body: `${await response.text()};window.attacked=1`});
  });
  return changed;
}

test('R7: a changed main script is blocked, and the page stays readable', async ({page}) => {
  const changed = await tamperWith(page, /assets\/js\/main\./);
  await page.goto('/docs/intro');
  await usePage(page);
  await expect(page.locator('.loadFailure')).toContainText('Parts of this page did not load');
  expect(changed.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') as unknown)).toBeUndefined();
  await expect(page.locator('main h1')).toBeVisible();
});

test('R7: a changed script that loads later is blocked', async ({page}) => {
  const changed = await tamperWith(page, /assets\/js\/(?!main\.|runtime~main\.)/);
  await page.goto('/docs/intro');
  await usePage(page);
  await expect(page.locator('.loadFailure')).toBeVisible();
  expect(changed.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') as unknown)).toBeUndefined();
  await expect(page.locator('main h1')).toBeVisible();
});

test('R10: a page of an older build hydrates under the header of a newer one', async ({page}) => {
  const sources = readHeaderPolicy(BUILD_DIR).match(/'sha256-[^']+'/g);
  expect(sources, 'the header names both inline scripts and no file of the build').toHaveLength(2);
  const [main = ''] = builtFiles().filter((file) => /^assets\/js\/main\..*\.js$/.test(file));
  const today = readBuilt(main);
  const older = `${today}\n// other bytes`;
  const {violations} = await watchPolicy(page);
  await sendHeader(page, BUILD_DIR, (html) =>
    html.replaceAll(hashSource(today), hashSource(older)),
  );
  await page.route(`**/${main}`, (route) =>
    route.fulfill({body: older, contentType: 'text/javascript'}),
  );
  await openPage(page, '/docs/intro');
  expect(violations).toEqual([]);
});

test('R11: no page has an inline style', async ({page}) => {
  for (const file of HTML_FILES) {
    const html = readBuilt(file);
    const styled = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('[style], style')].map((it) => it.outerHTML.slice(0, 80));
    }, html);
    expect(styled, file).toEqual([]);
  }
  reportReadCount(HTML_FILES.length, 'pages');
});

for (const query of [
  `docusaurus-theme=${encodeURIComponent('"><script>')}`,
  'docusaurus-theme=pink',
]) {
  test(`R15: the address cannot put ?${query} into the page`, async ({page}) => {
    await openPage(page, `/docs/intro?${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
}

test('R15: the address can choose the color mode and set no other attribute', async ({page}) => {
  await openPage(page, '/docs/intro?docusaurus-theme=dark&docusaurus-data-evil=1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-evil');
});

test('R20: no script of the build needs eval', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    // The bundler's runtime has one fallback for finding the global object, which browsers never reach.
    const code = readBuilt(file).replace('||Function("return this")()', '');
    const found = /\beval\(|\bFunction\(["'`]/.exec(code);
    expect(found?.[0], `${file} runs text as code`).toBeUndefined();
  }
  expect(scripts.length).toBeGreaterThan(0);
  reportReadCount(scripts.length, 'scripts');
});
