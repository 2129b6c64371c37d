import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {BUILD_DIR} from '../helpers/builtPages';
import {serveBuild} from '../helpers/serveBuild';
import {findViolations} from './axe';
import {overflow} from './layoutFaults';
import {openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

const CREATE = '/docs/tutorial-basics/create-an-app';
const RUN_JOB = '/docs/tutorial-basics/run-a-job';
const FAILED = 'Ended with status 1, an error.';

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'javascript'));
});

/** Locates the code block of a program of the page. */
function blockOf(page: Page, program: string): Locator {
  return page.locator('.theme-code-block').filter({
    has: page.locator(`a[href$="/${program}.mjs"]`), // by its href: in a closed disclosure it has no role
  });
}

const outputOf = (block: Locator): Locator => block.getByRole('group', {name: /^Output of /});
const statusOf = (block: Locator): Locator => block.getByRole('status').last();
const service = (page: Page): Locator =>
  page.getByRole('region', {name: 'The mock server in this tab'});

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
  await expect(statusOf(block)).toContainText(status);
  const text = (await outputOf(block).textContent()) ?? '';
  return text.slice(text.indexOf(`node ${program}.mjs\n`)).replace(/^.*\n/, '');
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/https:\/\/[\w.-]+\/(?:mock-files\/)?[\da-f-]{36}/g, 'LINK')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replace(/^Using https:\/\/[\w.-]+/, 'Using HOST');
}

/** Replaces a published program with a program of the test. */
async function replaceProgram(page: Page, program: string, text: string): Promise<void> {
  await page.route(`**/programs/${program}.js`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: text}),
  );
}

test('the tutorial works page by page, prints what is recorded, and keeps its apps and jobs from one page to the next', async ({
  page,
}) => {
  const watch = await watchPage(page);
  const next = async (name: string): Promise<void> => {
    await page.getByRole('link', {name: 'Next'}).last().click();
    await page.waitForURL(`**/tutorial-basics/${name}`);
  };
  const expectRecorded = async (program: string): Promise<string> => {
    const output = await run(page, program);
    const recorded = readFileSync(`samples/output/${program}.txt`, 'utf8');
    expect(withoutIds(output), program).toBe(withoutIds(recorded));
    return output;
  };
  await openPage(page, CREATE);
  const [appId = ''] = /[\da-f-]{36}/.exec(await expectRecorded('create-app')) ?? [];
  await next('update-an-app');
  await expectRecorded('start-app');
  await expect(outputOf(blockOf(page, 'start-app'))).toContainText(`RUNGEN_APP_ID=${appId}`);
  await expectRecorded('wait-until-running');
  await expect(service(page)).toContainText('1 active worker: billing would run');
  await page.reload();
  await openPage(page, RUN_JOB);
  await expectRecorded('run-job');
  await next('retrieve-a-job');
  await expectRecorded('wait-for-job');
  await expectRecorded('save-image');
  const picture = page.getByRole('img', {name: 'image-1.png, drawn by the mock server'});
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download image-1.png'}).click();
  expect((await download).suggestedFilename()).toBe('image-1.png');
  await next('delete-an-app');
  await expectRecorded('stop-app');
  await expect(service(page)).toContainText('0 active workers: billing would be paused');
  await expectRecorded('delete-app');
  await expect(service(page)).toContainText('There are no apps.');
  expect(watch).toEqual(NOTHING);
});

test('programs of the OpenAI client, which streams, run in the page too', async ({page}) => {
  const watch = await watchPage(page);
  await openPage(page, '/docs/quickstart/quickstart-llms');
  for (const program of ['chat', 'chat-streaming']) {
    const recorded = readFileSync(`samples/output/${program}.txt`, 'utf8');
    expect(withoutIds(await run(page, program)), program).toBe(withoutIds(recorded));
  }
  expect(watch).toEqual(NOTHING);
});

test('with faults on, the programs say what went wrong, and the next try works', async ({page}) => {
  await openPage(page, CREATE);
  await run(page, 'create-app');
  await page.getByText('Simulate failures').click();
  for (const name of ['Lost response', 'Failed job']) {
    await page.getByRole('button', {name}).click();
    await expect(page.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await run(page, 'create-app', FAILED)).toContain('look for the app in your list first');
  expect(await run(page, 'list-apps')).toMatch(/STOPPED.*\n.*STOPPED/);
  await openPage(page, '/docs/tutorial-basics/update-an-app');
  expect(await run(page, 'start-app', FAILED)).toContain('the app may be running, and billing');
  expect(await run(page, 'wait-until-running')).toContain('Status: RUNNING');
  await openPage(page, RUN_JOB);
  await run(page, 'run-job', /Finished|Ended/);
  await openPage(page, '/docs/tutorial-basics/retrieve-a-job');
  expect(await run(page, 'wait-for-job', FAILED)).toContain('Status: FAILED');
});

test('a running program can be stopped, all apps can be stopped, and "Start over" forgets everything', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await replaceProgram(page, 'create-app', 'for (;;);');
  const block = blockOf(page, 'create-app');
  await block.getByRole('button', {name: 'Run here'}).click();
  await block.getByRole('button', {name: 'Stop', exact: true}).click();
  await expect(statusOf(block)).toHaveText('Stopped.');
  await openPage(page, RUN_JOB);
  await run(page, 'run-job');
  await service(page).getByRole('button', {name: 'Stop all apps'}).click();
  await expect(service(page)).toContainText('0 active workers');
  await service(page).getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByText('IN_QUEUE', {exact: true})).toHaveCount(0);
});

test('a program that never ends is stopped after 60 seconds, one that fails, floods or does not come is reported, and the next one runs', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await page.clock.install();
  const block = blockOf(page, 'create-app');
  await replaceProgram(page, 'create-app', 'for (;;);');
  await block.getByRole('button', {name: 'Run here'}).click();
  await expect(statusOf(block)).toContainText('Running');
  await page.clock.runFor(61_000);
  await expect(statusOf(block)).toContainText('it ran for 60 seconds');
  await page.clock.resume();
  for (const [text, said] of [
    ['for (let n = 0; n < 1e6; n += 1) console.log(n);', 'more than a page'],
    ['null.x;', 'Ended with status 1'],
    [`import './nowhere.js';`, 'Ended with status 1'],
  ] as const) {
    await replaceProgram(page, 'create-app', text);
    await run(page, 'create-app', said);
  }
  expect(await run(page, 'list-apps')).toBe('');
});

test('R50: it works by keyboard, keeps the focus, fits a phone and has no axe violations', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, RUN_JOB);
  const block = blockOf(page, 'run-job');
  const button = block.getByRole('button', {name: 'Run here'});
  await button.press('Enter');
  await expect(statusOf(block)).toHaveText('Finished.');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outputOf(block)).toBeFocused();
  await block.getByText('Simulate failures').click();
  expect(await findViolations(page, 'main .theme-code-block')).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test('nothing of it is loaded before a press, and a program that ran once runs again without a network', async ({
  page,
}) => {
  const {url, close} = await serveBuild(BUILD_DIR, 0, 'public, max-age=31536000, immutable');
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.url()));
  try {
    await openPage(page, url + CREATE);
    expect(loads.filter((it) => it.includes('run-here'))).toEqual([]);
    await run(page, 'create-app');
    expect(loads.filter((it) => it.includes('run-here')).length).toBeGreaterThan(0);
    await page.context().setOffline(true);
    expect(await run(page, 'create-app')).toContain('Status: STOPPED');
  } finally {
    await close();
  }
});
