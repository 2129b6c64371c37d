import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {launchBrowser} from '../helpers/browser';
import {runProgram} from '../helpers/program';
import {serveBuild} from '../helpers/serveBuild';
import type {RunningServer} from '../helpers/startServer';

const IDS = {GTM_CONTAINER_ID: 'GTM-TEST1234', GTAG_ID: 'G-TEST1234'};
const FOLDER = path.resolve('.scratch/analytics');

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  const args = ['build', '--out-dir', FOLDER];
  const {code, output} = await runProgram('docusaurus', args, {env: {...process.env, ...IDS}});
  expect(code, output).toBe(0);
  server = await serveBuild(FOLDER);
  browser = await launchBrowser();
  return () => Promise.all([browser.close(), server.close()]);
});

/** Opens a page without using it. Requests to Google are answered here by a script that sets a cookie. */
async function visit() {
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  await page.route(/googletagmanager/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      body: "document.cookie = '_ga=1; path=/'",
      contentType: 'text/javascript',
    });
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', {get: () => false}); // robots are not asked
  });
  await page.goto(`${server.url}/docs/intro`);
  return {page, asked, faults};
}

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

test('nothing loads or is stored before a reader allows it', async () => {
  const {page, asked, faults} = await visit();
  await page.locator('aside').getByRole('link', {name: 'GPU tiers'}).click();
  await page.getByRole('heading', {level: 1, name: 'GPU tiers'}).waitFor();
  await button(page, 'Do not allow').click();
  await page.reload();
  await button(page, 'Cookies').waitFor();
  expect(await button(page, 'Allow').isVisible()).toBe(false);
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(faults).toEqual([]);
});

test('tags load once a reader allows them, and their cookies go when consent is withdrawn', async () => {
  const {page, asked, faults} = await visit();
  await button(page, 'Allow').click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.join()).toContain(IDS.GTM_CONTAINER_ID);
  expect(asked.join()).toContain(IDS.GTAG_ID);
  await expect.poll(() => page.context().cookies()).toHaveLength(1);
  await button(page, 'Allow').waitFor({state: 'hidden'}); // a dialog that is still closing takes no click
  await button(page, 'Cookies').click();
  await button(page, 'Do not allow').last().click();
  await page.locator('script[src*=googletagmanager]').first().waitFor({state: 'detached'}); // by a reload
  expect(await page.context().cookies()).toEqual([]);
  expect(faults).toEqual([]);
});
