import {expect, test, type Page} from '@playwright/test';
import {DESKTOP, follow, openPage} from './openPage';

const PAGE = '/api/apis/app/create-app';
/** A field in closed disclosures, and one in a further disclosure of the response. */
const DEEP = 'body.workflow.tools.loras.weight';
const DEEPER = 'response.data.configuration.gpu_tier.BASIC';

test.use({viewport: DESKTOP});

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a link to a field opens the closed parts around it', async ({page}) => {
  await page.goto(`${PAGE}#${DEEP}`);
  await expect(byId(page, DEEP)).toBeInViewport();
  await openPage(page, PAGE);
  await expect(byId(page, DEEPER)).toBeHidden();
  await page.evaluate((id) => location.assign(`#${id}`), DEEPER);
  await expect(byId(page, DEEPER)).toBeInViewport();
  await openPage(page, '/api/intro');
  await follow(page, `${PAGE}#${DEEP}`);
  await expect(byId(page, DEEP)).toBeInViewport();
});

test('an unknown or badly encoded anchor changes nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, `${PAGE}?q=%E0%A4%A#no-such-field`);
  for (const hash of ['#%', '#%E0%A4%A', `#${'h'.repeat(30_000)}`]) {
    await page.evaluate((address) => location.assign(address), hash);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  expect(errors).toEqual([]);
});

test('each field has a link to itself, as headings have', async ({page}) => {
  await openPage(page, PAGE);
  for (const id of ['body.configuration.gpu_tier', 'header.x-team-id']) {
    await page.getByRole('link', {name: `Direct link to ${id}`, exact: true}).press('Enter');
    await expect(page).toHaveURL(`${PAGE}#${id}`);
  }
});

test('from 1280 px on the request is next to the fields, and Run stays in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await openPage(page, PAGE);
  const request = page.locator('.sample .console');
  const words = await page.locator('#request').boundingBox();
  expect((await request.boundingBox())?.x).toBeGreaterThan((words?.x ?? Infinity) + 380);
  for (const id of ['body.workflow', 'response-default']) {
    await byId(page, id).scrollIntoViewIfNeeded();
    await expect(request.getByRole('button', {name: 'Run', exact: true})).toBeInViewport();
  }
});

test('in a low window, Run shows the response inside its frame', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 460});
  await openPage(page, PAGE);
  const frame = page.locator('.sample .console');
  await frame.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(frame.locator('.console-live-answer')).toBeInViewport();
});

test('in a low window, nothing covers what has the focus in the frame', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 460});
  await openPage(page, '/api/apis/job/run-job');
  const choice = page.locator('.sample [data-answer]').first();
  await choice.focus();
  const isOnTop = await choice.evaluate((node) => {
    const {x, y} = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + 9, y + 9));
  });
  expect(isOnTop).toBe(true);
});
