import {expect, test, type Locator, type Page} from '@playwright/test';
import {BUILD_DIR} from '../helpers/builtPages';
import {serveBuild} from '../helpers/serveBuild';
import {findViolations} from './axe';
import {overflow} from './layoutFaults';
import {follow, openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

const RUN_JOB = '/api/apis/job/run-job';
const GET_JOB = '/api/apis/job/get-job-status';
const RETRIEVE = '/docs/tutorial-basics/retrieve-a-job';

const consoleOf = (page: Page, name: string): Locator =>
  page.locator(`.console:is([data-operation="${name}"], [data-program="${name}"])`).first();
const button = (frame: Locator, name: string): Locator =>
  frame.getByRole('button', {name, exact: true});
const statusOf = (frame: Locator): Locator => frame.locator('.console-status');
const answerOf = (frame: Locator): Locator => frame.locator('.console-real');

/** Presses Run, and what it offers to do first. */
async function run(frame: Locator, first?: string): Promise<void> {
  await button(frame, 'Run').click();
  if (first !== undefined) await button(frame, first).click();
  await expect(frame).not.toHaveAttribute('aria-busy');
}

/** Replaces the program of a console. */
async function replaceProgram(page: Page, text: string): Promise<void> {
  await page.route('**/programs/wait-for-job.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: text}),
  );
}

test('a request runs as it is shown, with a ticked field, and its job goes on to a picture on another page', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await openPage(page, RUN_JOB);
  const request = consoleOf(page, 'runJob');
  await page.getByRole('checkbox', {name: 'guidance_scale'}).click();
  await button(request, 'Run').click();
  await button(request, 'Create an app first').press('Enter');
  await expect(statusOf(request)).toContainText('RUNNING');
  await expect(answerOf(request)).toContainText('"id"');
  await expect(request.locator('[aria-current]')).toHaveText('COMPLETED');
  await expect(request).toContainText('mock server, 202');
  await expect(button(request, 'Run')).toBeFocused();
  await expect(request).toContainText('1 app runs: it would bill');
  await page.getByRole('radio', {name: '403'}).click();
  await expect(answerOf(request)).toBeHidden();
  await follow(page, GET_JOB);
  const read = consoleOf(page, 'getJob');
  await expect(read).toContainText('1 app runs: it would bill');
  await run(read);
  await expect(answerOf(read)).toContainText('"guidance_scale": 5');
  const picture = read.getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1024);
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await openPage(page, RUN_JOB);
  await button(request, 'Stop all').press('Enter');
  await expect(statusOf(request)).toHaveText('App: STOPPED');
  await expect(request).not.toContainText('would bill');
  await expect(button(request, 'Run')).toBeFocused();
  expect(watch).toEqual(NOTHING);
});

test('a program runs in its JavaScript form, with and without the client of OpenAI, and saves a picture', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'save-image');
  await expect(program).toContainText('Runs the JavaScript form');
  await run(program, 'Create an app first');
  await expect(answerOf(program)).toContainText('Saved image-1.png');
  const download = page.waitForEvent('download');
  await program.getByRole('link', {name: 'Download image-1.png'}).click();
  expect((await download).suggestedFilename()).toBe('image-1.png');
  await openPage(page, '/docs/quickstart/quickstart-llms');
  const chat = consoleOf(page, 'chat');
  await run(chat);
  await expect(answerOf(chat)).toContainText('answer to: Name three primary colors.');
  expect(watch).toEqual(NOTHING);
});

test('what can fail is chosen before the first run, and fails on every page', async ({page}) => {
  await openPage(page, GET_JOB);
  const read = consoleOf(page, 'getJob');
  await button(read, 'Failures').click();
  await read.getByRole('switch', {name: /^rate-limit Status 429/}).click();
  await run(read, 'Create an app first');
  await expect(statusOf(read)).toHaveText('Answered 429');
  await expect(read).toHaveAttribute('data-state', 'failed');
  await run(read);
  await expect(statusOf(read)).toHaveText('Answered 200');
  await openPage(page, GET_JOB);
  await expect(button(read, 'Failures: 1')).toBeVisible();
  await run(read);
  await expect(answerOf(read)).toContainText('Mock server: the fault rate-limit is on');
});

test('a program can be stopped, ends after a minute, and may fail, print without end, or not come', async ({
  page,
}) => {
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'wait-for-job');
  await run(consoleOf(page, 'getJob'), 'Create an app first');
  await page.clock.install();
  await replaceProgram(page, 'for (;;);');
  await button(program, 'Run').click();
  await button(program, 'Stop').click();
  await expect(statusOf(program)).toHaveText('Stopped');
  await expect(button(program, 'Run')).toBeFocused();
  await button(program, 'Run').click();
  await expect(button(program, 'Stop')).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(statusOf(program)).toHaveText('Stopped: it ran for 60 seconds');
  await page.clock.resume();
  for (const [text, said] of [
    ['for (let n = 0; n < 1e6; n += 1) console.log(n);', 'more than a page can show'],
    ['null.x;', 'Ended with status 1'],
    ['console.log("<b>as it is</b>"); null.x;', 'Ended with status 1'],
  ] as const) {
    await replaceProgram(page, text);
    await run(program);
    await expect(statusOf(program)).toContainText(said);
  }
  await expect(answerOf(program)).toContainText('<b>as it is</b>');
  await page.route('**/programs/wait-for-job.js', (route) => route.abort());
  await run(program);
  await expect(statusOf(program)).toContainText('Run could not be loaded');
  await page.unrouteAll();
  await run(program);
  await expect(answerOf(program)).toContainText('Status: COMPLETED');
});

test('nothing is loaded before a press, a press that cannot load says so, and what ran once runs offline', async ({
  page,
}) => {
  const {url, close} = await serveBuild(BUILD_DIR, 0, 'public, max-age=31536000, immutable');
  const loads: string[] = [];
  try {
    await openPage(page, url + RUN_JOB);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => loads.push(request.url()));
    const request = consoleOf(page, 'runJob');
    await page.context().setOffline(true);
    await button(request, 'Run').click();
    await expect(statusOf(request)).toContainText('Run could not be loaded');
    expect(loads.length).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await button(request, 'Run').click();
    await button(request, 'Create an app first').click();
    await expect(request.locator('[aria-current]')).toHaveText('COMPLETED');
    await page.context().setOffline(true);
    await run(request);
    await expect(request.locator('[aria-current]')).toHaveText('COMPLETED');
  } finally {
    await close();
  }
});

test('R50: it fits a phone and has no axe violations', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, RETRIEVE);
  const frame = consoleOf(page, 'getJob');
  await run(frame, 'Create an app first');
  await button(frame, 'Failures').click();
  expect(await findViolations(page, '.console[data-operation]')).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
