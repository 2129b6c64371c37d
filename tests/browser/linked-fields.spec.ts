import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations, MODES, setMode} from './axe';
import {openPage} from './openPage';

const CREATE = '/api/apis/app/create-app';
const UPDATE = '/api/apis/app/update-app';
const RUN = '/api/apis/job/run-job';
const LORAS = 'workflow.tools.loras';
const ADD = 'Add to the request';
const REMOVE = 'Remove from the request';

test.use({
  viewport: {width: 1440, height: 1000},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const marked = (page: Page): Locator =>
  page.locator('.theme-code-block-highlighted-line').filter({visible: true});
const request = (page: Page): Locator => page.locator('[data-fields=body]');
/** Locates the program in the selected language. */
const program = (page: Page): Locator =>
  request(page).locator('[role=tabpanel]:not([hidden]) pre code').first();
const button = (page: Page, words: string, path: string): Locator =>
  page.getByRole('button', {name: `${words}: ${path}`, exact: true});

test('a field highlights its lines, and a line its field, in requests and in responses', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await field(page, 'body.workflow.model_url').hover();
  await expect(marked(page)).toContainText([/model_url/]);
  await request(page).locator('pre code > span:visible', {hasText: '"name"'}).first().hover();
  await expect(field(page, 'body.name')).toHaveAttribute('data-linked');
  await expect(field(page, 'body.workflow.model_url')).not.toHaveAttribute('data-linked');
  const responses = page.locator('[data-fields=response] pre code > span:visible');
  await responses.filter({hasText: '"status"'}).first().hover();
  await expect(field(page, 'response.data.status')).toHaveAttribute('data-linked');
  await page.getByRole('link', {name: 'Direct link to response.data.name'}).focus();
  await expect(marked(page)).toContainText([/"name"/]);
});

test('an optional field can be added by keyboard in every language, is copied, stays after a reload, and can be removed', async ({
  page,
}) => {
  await openPage(page, `${RUN}#body`);
  await button(page, ADD, 'input.guidance_scale').press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Added to the request'})).toHaveCount(1);
  await expect(button(page, REMOVE, 'input.guidance_scale')).toBeFocused();
  for (const tab of await request(page).getByRole('tab').all()) {
    await tab.click();
    await expect(program(page)).toContainText(/"?guidance_scale"?: 5/);
  }
  const copy = request(page).getByRole('button', {name: /^Copy (?:program|code)$/});
  await copy.filter({visible: true}).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/guidance_scale"?: 5/);
  await page.reload();
  await button(page, REMOVE, 'input.guidance_scale').click();
  await expect(page.getByRole('status').filter({hasText: 'Removed from the request'})).toHaveCount(
    1,
  );
  await expect(program(page)).not.toContainText('guidance_scale');
});

test('another request opens its response, and the buttons beside the fields refer to that request', async ({
  page,
}) => {
  const choose = (of: string, words: string): Promise<void> =>
    page
      .locator(`details[name=${of}] > summary`)
      .filter({hasText: new RegExp(`^\\s*${words}\\s*$`)})
      .click();
  const open = (of: string): Locator => page.locator(`details[name=${of}][open]`);
  await openPage(page, UPDATE);
  await choose('request', 'Stop');
  await expect(open('response')).toContainText('"status": "STOPPED"');
  await choose('request', 'Start');
  await expect(open('response')).toContainText('"status": "INITIALIZING"');
  await openPage(page, CREATE);
  await choose('request', 'With a LoRA');
  await button(page, REMOVE, LORAS).click();
  await expect(open('request').locator('pre code').first()).not.toContainText('downloadUrl');
  await choose('request', 'One model');
  await expect(button(page, ADD, LORAS)).toBeVisible();
});

test('a field added on one page is not added on the next, nor when the reader comes back', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await button(page, ADD, LORAS).click();
  await expect(program(page)).toContainText('loras');
  for (const route of [UPDATE, CREATE]) {
    await page.locator(`a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    await expect(button(page, ADD, LORAS)).toBeVisible();
    await expect(program(page)).not.toContainText('loras');
  }
});

test('R50, R53: highlighted lines and added fields have no axe violations in either color mode', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await button(page, ADD, 'configuration.active_workers').press('Enter');
  await expect(marked(page).first()).toContainText('active_workers');
  // Beside the content a closed frame shows its content all the same, which axe does not recognize.
  await page
    .locator('section[aria-label=Response] details')
    .evaluateAll((all) => all.forEach((it) => it.toggleAttribute('open', true)));
  for (const mode of MODES) {
    await setMode(page, mode);
    expect(await findViolations(page, 'main', 'colors'), mode).toEqual([]);
  }
});
