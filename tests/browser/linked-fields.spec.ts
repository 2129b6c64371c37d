import {expect, test, type Locator, type Page} from '@playwright/test';
import {addAxe, runAxe, MODES, setMode} from './axe';
import {measureCodeContrast} from './codeContrast';
import {blockPrefetching} from './slowNetwork';
import {openPage} from './watchPage';

const CREATE = '/api/apis/app/create-app';
const UPDATE = '/api/apis/app/update-app';
const RUN = '/api/apis/job/run-job';

const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const marked = (page: Page): Locator =>
  page.locator('.theme-code-block-highlighted-line').filter({visible: true});
const request = (page: Page): Locator => page.locator('[data-fields=body]');
/** Locates the program in the selected language. */
const program = (page: Page): Locator =>
  request(page).locator('[role=tabpanel]:not([hidden]) pre code').first();
const button = (page: Page, words: string, path: string): Locator =>
  page.getByRole('button', {name: `${words}: ${path}`, exact: true});
const LORAS = 'workflow.tools.loras';
const ADD = 'Add to the request';
const REMOVE = 'Remove from the request';

test.use({viewport: {width: 1440, height: 1000}});

test('a field highlights its lines, and a line its field, in requests and in responses', async ({
  page,
}) => {
  await openPage(page, CREATE);
  await field(page, 'body.workflow.model_url').hover();
  await expect(marked(page)).toContainText([/model_url/]);
  await expect(field(page, 'body.workflow.model_url')).toHaveAttribute('data-linked');

  await request(page).locator('pre code > span:visible', {hasText: '"name"'}).first().hover();
  await expect(field(page, 'body.name')).toHaveAttribute('data-linked');
  await expect(field(page, 'body.workflow.model_url')).not.toHaveAttribute('data-linked');

  await page
    .locator('[data-fields=response] pre code > span:visible', {hasText: '"status"'})
    .first()
    .hover();
  await expect(field(page, 'response.data.status')).toHaveAttribute('data-linked');
  await expect(marked(page)).toContainText([/"status"/]);

  await page.getByRole('button', {name: 'Copy link to response.data.name'}).focus();
  await expect(marked(page)).toContainText([/"name"/]);
});

test('an optional field can be added by keyboard in every language, is copied, stays in the address, and can be removed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${RUN}#body`);
  await button(page, ADD, 'input.guidance_scale').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Added to the request'})).toHaveCount(1);
  await expect(button(page, REMOVE, 'input.guidance_scale')).toBeFocused();
  await expect(page).toHaveURL(`${RUN}?with=input.guidance_scale#body`);
  await expect(marked(page).first()).toContainText('guidance_scale');
  for (const [language, line] of [
    ['Python', '"guidance_scale": 5,'],
    ['JavaScript', 'guidance_scale: 5,'],
    ['Go', '"guidance_scale": 5'],
    ['cURL', '"guidance_scale": 5'],
  ] as const) {
    await request(page).getByRole('tab', {name: language}).first().click();
    await expect(program(page), language).toContainText(line);
    await expect(program(page).locator(':scope > span', {hasText: line})).toBeVisible();
  }
  await request(page)
    .getByRole('button', {name: /^Copy (?:program|code)$/})
    .first()
    .click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^#!/);
  expect(copied).toContain('"guidance_scale": 5');

  await page.reload();
  await expect(button(page, REMOVE, 'input.guidance_scale')).toBeVisible();
  await expect(program(page)).toContainText('guidance_scale');
  await page.getByRole('link', {name: 'Headers'}).first().click();
  await expect(page).toHaveURL(`${RUN}?with=input.guidance_scale#headers`);
  await button(page, REMOVE, 'input.guidance_scale').click();
  await expect(page.getByRole('status').filter({hasText: 'Removed from the request'})).toHaveCount(
    1,
  );
  await expect(program(page)).not.toContainText('guidance_scale');
  await expect(page).toHaveURL(`${RUN}#headers`);

  await button(page, ADD, 'input.guidance_scale').click();
  await page.locator(`a[href="${CREATE}"]`).first().click();
  await expect(page).toHaveURL(CREATE);
  await expect(button(page, ADD, 'configuration.active_workers')).toBeVisible();
  await expect(program(page)).not.toContainText('active_workers');
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
  await button(page, ADD, 'name').click();
  await choose('request', 'Stop');
  await expect(open('request').locator('pre code').first()).toContainText('"name"');
  await expect(open('response')).toContainText('"status": "STOPPED"');
  await choose('response', '403');
  await choose('request', 'Start');
  await expect(open('response')).toContainText('"status": "INITIALIZING"');

  await openPage(page, CREATE);
  await expect(button(page, ADD, LORAS)).toBeVisible();
  await choose('request', 'With a LoRA');
  await button(page, REMOVE, LORAS).click();
  await expect(open('request').locator('pre code').first()).not.toContainText('downloadUrl');
  await expect(page).toHaveURL(`${CREATE}?without=${LORAS}`);
  await choose('request', 'One model');
  await expect(button(page, ADD, LORAS)).toBeVisible();
});

test('a field added on one page is not added on the next', async ({page}) => {
  await openPage(page, CREATE);
  await button(page, ADD, LORAS).click();
  await expect(program(page)).toContainText('loras');
  await page.locator(`a[href="${UPDATE}"]`).first().click();
  await expect(page).toHaveURL(UPDATE);
  await expect(button(page, ADD, LORAS)).toBeVisible();
  await expect(program(page)).toContainText('active_workers');
  await expect(program(page)).not.toContainText('loras');
  await button(page, ADD, LORAS).click();
  await expect(program(page)).toContainText('loras');
  // The link to the first page has no query that names the field.
  await page.locator(`a[href="${CREATE}"]`).first().click();
  await expect(page).toHaveURL(CREATE);
  await expect(button(page, ADD, LORAS)).toBeVisible();
  await expect(program(page)).toContainText('workflow');
  await expect(program(page)).not.toContainText('loras');
});

test('with highlighted lines and added fields the page has no accessibility violations in either color mode', async ({
  page,
}) => {
  await openPage(page, `${CREATE}?with=configuration.active_workers,workflow.tools.loras`);
  await button(page, REMOVE, 'configuration.active_workers').focus();
  await expect(marked(page).first()).toContainText('active_workers');
  // Beside the content a closed frame shows its content all the same, which axe does not recognize.
  await page
    .locator('section[aria-label=Response] details')
    .evaluateAll((all) => all.forEach((it) => it.toggleAttribute('open', true)));
  await addAxe(page);
  for (const mode of MODES) {
    await setMode(page, mode);
    const {violations, rules} = await runAxe(page, 'all', 'main', 'all but code');
    expect(rules).toBeGreaterThan(50);
    expect(violations, mode).toEqual([]);
    const words = (await measureCodeContrast(page)).filter(({line}) => line === 'highlighted');
    expect(words.length).toBeGreaterThan(0);
    expect(
      words.filter(({ratio}) => ratio < 7),
      mode,
    ).toEqual([]);
  }
});

test('no further script loads before a reader points at a field', async ({page}) => {
  await blockPrefetching(page);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await openPage(page, CREATE);
  await page.getByRole('heading', {level: 1}).hover();
  await page.waitForTimeout(500);
  const before = scripts.length;
  await field(page, 'body.name').hover();
  await expect(field(page, 'body.name')).toHaveAttribute('data-linked');
  expect(scripts.length).toBe(before + 1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the complete example is shown, and no control that would add a field', async ({page}) => {
    await page.goto(CREATE);
    await expect(program(page)).toContainText('gpu_tier');
    await expect(page.locator('[data-example]').first()).toBeHidden();
    expect(await page.locator('[data-example]').count()).toBeGreaterThan(2);
  });
});
