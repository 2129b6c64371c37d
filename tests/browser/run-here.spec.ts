import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {addAxe, runAxe, MODES, setMode} from './axe';
import {BUILD_DIR, builtFiles, readBuilt} from './builtPages';
import {reportReadCount} from './reportReadCount';
import {readHeaderPolicy} from './sendHeader';
import {serveBuild} from '../helpers/serveBuild';
import {openPage, watchPage} from './watchPage';
import {watchPolicy} from './watchPolicy';

const PROGRAM = /\/samples\/javascript\/(?<name>[\w-]+)\.mjs/g;

/** Programs whose output depends on the state that earlier programs left. */
const OF_ANOTHER_WORLD = ['get-app', 'list-apps', 'check-key', 'retry-safely'];

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'javascript'));
});

/** Locates the code block of a program of the page. */
function blockOf(page: Page, program: string): Locator {
  return page.locator('.theme-code-block').filter({
    has: page.locator(`a[href$="/${program}.mjs"]`), // by its href: in a closed disclosure it has no role
  });
}

function outputOf(block: Locator): Locator {
  return block.getByRole('group', {name: /^Output of /});
}

/** Presses the button of a program, and returns what it printed after the line with its command. */
async function run(
  page: Page,
  program: string,
  status: string | RegExp = 'Finished.',
): Promise<string> {
  const block = blockOf(page, program).first();
  const choice = page.locator('details:not([open])', {has: block});
  if ((await choice.count()) > 0) await choice.locator('summary').first().click();
  await block.getByRole('button', {name: 'Run here'}).click();
  await expect(block.getByRole('status').last()).toContainText(status);
  const text = (await outputOf(block).textContent()) ?? '';
  return text.slice(text.indexOf(`node ${program}.mjs\n`)).replace(/^.*\n/, '');
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/https:\/\/[\w.-]+\/(?:mock-files\/)?[\da-f-]{36}/g, 'LINK')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replace(/^Using https:\/\/[\w.-]+/, 'Using HOST');
}

/** Serves the worker's files with the content policy that hosts send: a worker has a policy of its own. */
async function sendWorkerPolicy(page: Page): Promise<void> {
  const policy = readHeaderPolicy(BUILD_DIR).replace('; upgrade-insecure-requests', '');
  await page.route('**/assets/js/run-here.*/**', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': policy};
    await route.fulfill({response, headers});
  });
}

/** Replaces a published program with a program of the test. */
async function replaceProgram(page: Page, program: string, text: string): Promise<void> {
  await page.route(`**/programs/${program}.js`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: text}),
  );
}

const pages = builtFiles()
  .filter((file) => /^(?:docs|api)\/.*\.html$/.test(file))
  .map((file) => ({
    route: `/${file.replace(/\.html$/, '')}`,
    programs: [...new Set([...readBuilt(file).matchAll(PROGRAM)].map(([, name = '']) => name))],
  }))
  .filter(({programs}) => programs.length > 0);

test('there are pages with programs', () => {
  const programs = new Set(pages.flatMap((page) => page.programs));
  reportReadCount(pages.length, 'pages with programs');
  expect(programs.size).toBeGreaterThan(15);
});

for (const {route, programs} of pages) {
  test(`${route} runs its programs in the page`, async ({page}) => {
    const watch = watchPage(page);
    const policy = await watchPolicy(page);
    await sendWorkerPolicy(page);
    await openPage(page, route);
    for (const program of programs) {
      const startOver = page.getByRole('button', {name: 'Start over'}); // each program starts with the state that is prepared for it
      if (await startOver.isVisible()) await startOver.click();
      const output = withoutIds(await run(page, program));
      if (OF_ANOTHER_WORLD.includes(program)) continue;
      const recorded = readFileSync(`samples/output/${program}.txt`, 'utf8');
      expect(output, program).toBe(withoutIds(recorded));
    }
    expect(watch.faults).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
    expect(policy.violations).toEqual([]);
  });
}

test('the tutorial works page by page, and its apps and jobs are kept from one page to the next', async ({
  page,
}) => {
  const watch = watchPage(page);
  const next = async (name: string): Promise<void> => {
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL(`**/tutorial-basics/${name}`);
  };
  const region = page.getByRole('region', {name: 'The mock server in this tab'});
  await openPage(page, '/docs/tutorial-basics/create-an-app');
  const created = await run(page, 'create-app');
  const [appId = ''] = /[\da-f-]{36}/.exec(created) ?? [];
  await expect(region).toContainText('poster-maker');
  await next('update-an-app');
  expect(await run(page, 'start-app')).toContain('\nStatus: INITIALIZING\n');
  await expect(outputOf(blockOf(page, 'start-app'))).toContainText(`RUNGEN_APP_ID=${appId}`);
  expect(await run(page, 'wait-until-running')).toBe('Status: INITIALIZING\nStatus: RUNNING\n');
  await expect(region).toContainText('1 active worker: billing would run');
  await page.reload();
  await openPage(page, '/docs/tutorial-basics/run-a-job');
  await run(page, 'run-job');
  await next('retrieve-a-job');
  expect(await run(page, 'wait-for-job')).toContain('IN_QUEUE\nStatus: RUNNING\nStatus: COMPLETED');
  expect(await run(page, 'save-image')).toBe('Saved image-1.png\n');
  const picture = page.getByRole('img', {name: 'image-1.png, drawn by the mock server'});
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download image-1.png'}).click();
  expect((await download).suggestedFilename()).toBe('image-1.png');
  await next('delete-an-app');
  await run(page, 'stop-app');
  await expect(region).toContainText('0 active workers: billing would be paused');
  await run(page, 'delete-app');
  await expect(region).toContainText('There are no apps.');
  expect(watch.foreignRequests).toEqual([]);
});

test('with three faults on, the programs say what went wrong, and the next try works', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorial-basics/create-an-app');
  await run(page, 'create-app');
  await page.getByText('Simulate failures').click();
  for (const name of ['Lost response', 'Failed job', 'Interrupted stream']) {
    await page.getByRole('button', {name}).click();
    await expect(page.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
  }
  const failed = 'Ended with status 1, an error.';
  expect(await run(page, 'create-app', failed)).toContain('look for the app in your list first');
  expect(await run(page, 'list-apps')).toMatch(/STOPPED.*\n.*STOPPED/);
  await openPage(page, '/docs/tutorial-basics/update-an-app');
  expect(await run(page, 'start-app', failed)).toContain('the app may be running, and billing');
  expect(await run(page, 'wait-until-running')).toContain('Status: RUNNING');
  await openPage(page, '/docs/tutorial-basics/run-a-job');
  await run(page, 'run-job', /Finished|Ended/);
  await openPage(page, '/docs/tutorial-basics/retrieve-a-job');
  expect(await run(page, 'wait-for-job', failed)).toContain('Status: FAILED');
});

test('a running program can be stopped, all apps can be stopped, and "Start over" forgets everything', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorial-basics/create-an-app');
  await replaceProgram(page, 'create-app', 'for (;;);');
  const block = blockOf(page, 'create-app');
  await block.getByRole('button', {name: 'Run here'}).click();
  await block.getByRole('button', {name: 'Stop', exact: true}).click();
  await expect(block.getByRole('status').last()).toHaveText('Stopped.');
  await openPage(page, '/docs/tutorial-basics/run-a-job');
  await run(page, 'run-job');
  const region = page.getByRole('region', {name: 'The mock server in this tab'});
  await region.getByRole('button', {name: 'Stop all apps'}).click();
  await expect(region).toContainText('0 active workers');
  await region.getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByText('IN_QUEUE', {exact: true})).toHaveCount(0);
});

test('a program that never ends is stopped after 60 seconds, and the page keeps working', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorial-basics/create-an-app');
  await page.clock.install();
  await replaceProgram(page, 'create-app', 'for (;;);');
  const block = blockOf(page, 'create-app');
  await block.getByRole('button', {name: 'Run here'}).click();
  await expect(block.getByRole('status').last()).toContainText('Running');
  await page.clock.runFor(61_000);
  await expect(block.getByRole('status').last()).toContainText('it ran for 60 seconds');
  await page.clock.resume();
  expect(await run(page, 'list-apps')).toBe('');
});

for (const [what, text, told] of [
  [
    'prints a million lines',
    `for (let n = 0; n < 1e6; n += 1) console.log(n);`,
    'more than a page',
  ],
  ['fails', `null.x;`, 'Ended with status 1'],
  ['does not come', `import './nowhere.js';`, 'Ended with status 1'],
] as const) {
  test(`a program that ${what} is reported, and the next one runs`, async ({page}) => {
    await openPage(page, '/docs/tutorial-basics/create-an-app');
    await replaceProgram(page, 'create-app', text);
    await run(page, 'create-app', told);
    expect(await run(page, 'list-apps')).toBe('');
  });
}

test('it works by keyboard, keeps the focus, and has no accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, '/docs/tutorial-basics/run-a-job');
  const block = blockOf(page, 'run-job');
  const button = block.getByRole('button', {name: 'Run here'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status').last()).toHaveText('Finished.');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outputOf(block)).toBeFocused();
  await block.getByText('Simulate failures').click();
  await addAxe(page);
  for (const mode of MODES) {
    await setMode(page, mode);
    const {applied, violations} = await runAxe(page, 'all', 'main .theme-code-block');
    expect(violations, mode).toEqual([]);
    expect(applied).toBeGreaterThan(5);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test('pressing "Run here" loads at most 120 KB, including the OpenAI client, and prints the output', async ({
  page,
}) => {
  // With data saver nothing else is loaded: neither the font nor the pages behind the links.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  await openPage(page, '/docs/quickstart/quickstart-llms');
  await page.waitForLoadState('networkidle');
  const loads = new Set<string>();
  page.on('request', (request) => loads.add(new URL(request.url()).pathname.slice(1)));
  await run(page, 'chat');
  const start = Date.now();
  await run(page, 'chat');
  const again = Date.now() - start;
  const sizes = [...loads].map((file) => brotliCompressSync(readBuilt(file)).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`a press loads ${bytes} bytes in ${loads.size} files, and runs again in ${again} ms`);
  expect(loads.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(120_000);
});

test('a program that ran once runs again without a network, if files are cached as hosts allow it', async ({
  page,
}) => {
  const {url, close} = await serveBuild(BUILD_DIR, 0, 'public, max-age=31536000, immutable');
  try {
    await openPage(page, `${url}/docs/tutorial-basics/create-an-app`);
    await run(page, 'create-app');
    await page.context().setOffline(true);
    expect(await run(page, 'create-app')).toContain('Status: STOPPED');
    const region = page.getByRole('region', {name: 'The mock server in this tab'});
    await expect(region.getByText('poster-maker')).toHaveCount(2);
  } finally {
    await close();
  }
});

test('it is loaded only when the button is pressed, and without scripts there is no button', async ({
  page,
  browser,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.url()));
  await openPage(page, '/docs/tutorial-basics/run-a-job');
  await page.waitForLoadState('networkidle');
  expect(loads.filter((url) => url.includes('run-here'))).toEqual([]);
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto('/docs/tutorial-basics/run-a-job');
  await expect(plain.getByRole('button', {name: 'Run here'})).toHaveCount(0);
  await plain.close();
});
