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
const responseOf = (frame: Locator): Locator => frame.locator('.console-live-answer');

/** Presses Run, and waits for the end. */
async function run(frame: Locator): Promise<void> {
  await button(frame, 'Run').click();
  await expect(frame).toHaveAttribute('data-state', /^(?:done|failed|stopped)$/);
}

async function replaceProgram(page: Page, text: string): Promise<void> {
  await page.route('**/programs/wait-for-job.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: text}),
  );
}

test('Run creates what a request needs, and sends a ticked field', async ({page}) => {
  const watch = await watchPage(page);
  await openPage(page, RUN_JOB);
  const request = consoleOf(page, 'runJob');
  await page.getByRole('checkbox', {name: 'guidance_scale'}).click();
  await button(request, 'Run').press('Enter');
  await expect(responseOf(request)).toContainText('"id"');
  await expect(request.locator('[aria-current]')).toHaveText('COMPLETED');
  await expect(request.getByRole('radio', {checked: true}).last()).toHaveText('202');
  await expect(button(request, 'Run')).toBeFocused();
  await page.getByRole('radio', {name: '403'}).click();
  await expect(responseOf(request)).toBeHidden();
  await page.getByRole('radio', {name: '202'}).click();
  await expect(responseOf(request), 'the response is kept').toBeVisible();
  await run(request);
  const chosen = request.getByRole('radio', {checked: true}).last();
  await expect(chosen, 'the tab stop moves with the choice').toHaveAttribute('tabindex', '0');
  await follow(page, GET_JOB);
  const read = consoleOf(page, 'getJob');
  await run(read);
  await expect(statusOf(read)).toContainText('Answered 200');
  await expect(responseOf(read)).toContainText('"guidance_scale": 5');
  const picture = read.getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1024);
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await follow(page, '/api/apis/app/create-app');
  await run(consoleOf(page, 'createApp'));
  await expect(page.getByText(/^App: STOPPED another app would bill$/)).toBeVisible();
  expect(watch).toEqual(NOTHING);
});

for (const width of [1440, 1280, 768, 390]) {
  test(`at ${width} px the result, and what would bill, replace the hint`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, RUN_JOB);
    const request = consoleOf(page, 'runJob');
    const heightOf = async () => (await request.locator('.console-footer').boundingBox())?.height;
    const before = await heightOf();
    await run(request);
    await expect(statusOf(request)).toContainText('COMPLETED 1 app would bill');
    expect(await heightOf()).toBe(before);
  });
}

test('Run stays in view when a short response replaces a long one', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await openPage(page, '/docs/quickstart/get-api-key');
  const list = consoleOf(page, 'listApps');
  await button(list, 'Run').evaluate((element) => element.scrollIntoView({block: 'start'}));
  await run(list);
  await expect(responseOf(list)).toContainText('"data": []');
  const bar = await page.locator('.navbar').boundingBox();
  const top = (await button(list, 'Run').boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the lines for a terminal can be copied', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  const stage = consoleOf(page, 'runJob');
  await run(stage);
  const terminal = stage.locator('.console-terminal');
  await terminal.locator('summary').click();
  await terminal.getByRole('button', {name: 'Copy'}).click();
  await expect(terminal.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/mock-server.mjs');
  expect(copied).toContain('"prompt":');
});

test('a program runs in its JavaScript form, and saves a picture', async ({page}) => {
  const watch = await watchPage(page);
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'save-image');
  await expect(program).toContainText('Runs the JavaScript form');
  await run(program);
  await expect(responseOf(program)).toContainText('Saved image-1.png');
  const download = page.waitForEvent('download');
  await program.getByRole('link', {name: 'Download image-1.png'}).click();
  expect((await download).suggestedFilename()).toBe('image-1.png');
  expect(watch).toEqual(NOTHING);
});

test('a program with the client of OpenAI runs', async ({page}) => {
  await openPage(page, '/docs/quickstart/quickstart-llms');
  const chat = consoleOf(page, 'chat');
  await run(chat);
  await expect(responseOf(chat)).toContainText('answer to: Name three primary colors.');
});

test('a program can be stopped', async ({page}) => {
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'wait-for-job');
  await page.setViewportSize(PHONE);
  await replaceProgram(page, 'for (;;);');
  const footer = program.locator('.console-footer');
  const heightOf = () => footer.evaluate((node) => node.getBoundingClientRect().height);
  const height = await heightOf();
  await button(program, 'Run').click();
  await expect(button(program, 'Stop')).toBeVisible();
  expect(await heightOf()).toBe(height);
  await button(program, 'Stop').click();
  await expect(statusOf(program)).toContainText('Stopped');
  await expect(button(program, 'Run')).toBeFocused();
});

test('a program that fails is reported, with its output', async ({page}) => {
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'wait-for-job');
  await replaceProgram(page, 'console.log("<b>as it is</b>"); null.x;');
  await run(program);
  await expect(statusOf(program)).toContainText('ended with status 1');
  await expect(responseOf(program)).toContainText('<b>as it is</b>');
});

test('a program that does not load is reported, and runs once it does', async ({page}) => {
  await openPage(page, RETRIEVE);
  const program = consoleOf(page, 'wait-for-job');
  await page.route('**/programs/wait-for-job.js', (route) => route.abort());
  await run(program);
  await expect(responseOf(program)).toContainText('wait-for-job.js');
  await page.unrouteAll();
  await run(program);
  await expect(responseOf(program)).toContainText('Status: COMPLETED');
});

test('Run loads on a click, reports a failed load, and then runs offline', async ({page}) => {
  const {url, close} = await serveBuild(BUILD_DIR); // another address, for which nothing is cached
  const loads: string[] = [];
  try {
    await openPage(page, `${url}/api/apis/app/get-apps`); // it needs no app, so it answers at once
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => loads.push(request.url()));
    const request = consoleOf(page, 'listApps');
    await page.context().setOffline(true);
    await button(request, 'Run').click();
    await expect(statusOf(request)).toContainText('Run could not be loaded');
    expect(loads.length).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await run(request);
    await expect(statusOf(request)).toHaveText('Answered 200');
    await page.context().setOffline(true);
    await run(request);
    await expect(statusOf(request)).toHaveText('Answered 200');
  } finally {
    await close();
  }
});

test('the result of a run fits a phone, and has no axe violations', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, RETRIEVE);
  const frame = consoleOf(page, 'getJob');
  await run(frame);
  expect(await findViolations(page, '.console[data-operation]')).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
