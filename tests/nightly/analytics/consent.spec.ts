import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {findViolations} from '../../browser/axe';
import {hydrate, openPage, sidebarLink, title, DESKTOP} from '../../browser/openPage';
import {watchPage} from '../../browser/watchPage';
import {runProgram} from '../../helpers/program';
import {serveBuild} from '../../helpers/serveBuild';
import type {RunningServer} from '../../helpers/startServer';

/** IDs in the correct format that belong to nobody. */
const IDS = {GTM_CONTAINER_ID: 'GTM-TEST1234', GTAG_ID: 'G-TEST1234'} as const;
const FOLDER = '.scratch/analytics';

// All tests share one build.
test.describe.configure({mode: 'default'});
test.use({viewport: DESKTOP});

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const env = {...process.env, ...IDS};
  const built = await runProgram('tsx', ['scripts/build.ts', '--out-dir', FOLDER], {env});
  expect(built.code, built.output).toBe(0);
  server = await serveBuild(path.resolve(FOLDER), 0);
});

test.afterAll(() => server.close());

/** Opens a page, and records the requests to Google's hosts, which are answered by a script that sets a cookie. */
async function visit(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, async (route) => {
    asked.push(route.request().url());
    const body = `document.cookie = '_ga=1; path=/'; window.tagsRun = true`;
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  await openPage(page, `${server.url}/docs/intro`);
  return asked;
}

const question = (page: Page) => page.getByRole('dialog').filter({hasText: /count|analytics/i});
const allow = (page: Page) => question(page).getByRole('button', {name: 'Allow', exact: true});
const refuse = (page: Page) => question(page).getByRole('button', {name: 'Do not allow'});

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({name}) => name);
}

test('R13, R16: no other host is asked and no cookie set before a choice, and the question is accessible', async ({
  page,
}) => {
  const {foreignRequests, violations} = await watchPage(page);
  await visit(page);
  await expect(allow(page)).toBeVisible();
  await sidebarLink(page, 'GPU tiers').click();
  await expect(title(page, 'GPU tiers')).toBeVisible();
  expect(await findViolations(page, '#cc-main')).toEqual([]);
  expect({foreignRequests, violations}).toEqual({foreignRequests: [], violations: []});
  expect(await cookieNames(page)).toEqual([]);
});

test('R13: allowing loads the tags under the policy, now and on the next visit', async ({page}) => {
  const {violations} = await watchPage(page);
  const asked = await visit(page);
  await allow(page).click();
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
  expect(violations).toEqual([]);
  await page.reload();
  await hydrate(page);
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
  await expect(allow(page)).toBeHidden();
  for (const id of Object.values(IDS)) {
    expect(asked.filter((address) => address.endsWith(`id=${id}`))).toHaveLength(2);
  }
});

test('R13, R16: refusing loads nothing, now and on the next visit, and the choice can be changed', async ({
  page,
}) => {
  const asked = await visit(page);
  await refuse(page).click();
  await expect(refuse(page)).toBeHidden();
  await page.reload();
  await hydrate(page);
  await expect(refuse(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  await page.locator('[data-consent]').click();
  await allow(page).click();
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
});
