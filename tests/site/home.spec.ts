import {expect, test} from '@playwright/test';
import {openPage} from './watchPage';

test.beforeEach(async ({page}) => {
  await openPage(page, '/');
});

test('the home page says what this is: the tagline and one sentence', async ({page}) => {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Deploy AI models without complexity',
  );
  await expect(page.getByRole('main')).toContainText('RunGen.AI deploys');
});

test('the home page has two doors', async ({page}) => {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/docs/intro"]')).toContainText('Tutorial');
  await expect(main.locator('a[href="/api/intro"]')).toContainText('API');
});

test('the home page leads to the three quickstarts', async ({page}) => {
  const main = page.getByRole('main');
  for (const name of ['images', 'llms', 'deployment']) {
    await expect(main.locator(`a[href="/docs/quickstart/quickstart-${name}"]`)).toHaveCount(1);
  }
});

test('the home page shows a request and its response in four languages', async ({page}) => {
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveText(['cURL', 'Python', 'JavaScript', 'Go']);
  for (const tab of await tabs.all()) {
    await tab.click();
    const blocks = page.getByRole('tabpanel').filter({visible: true}).locator('pre');
    await expect(blocks.first()).toContainText('/run_async');
    await expect(blocks.last()).toContainText('Job ID:');
  }
});

test('the home page draws the life of an app and of a job, with the same in words', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const state of ['STOPPED', 'INITIALIZING', 'COMPLETED', 'CANCELED']) {
    await expect(main.locator('svg:visible text').getByText(state).first()).toBeVisible();
  }
  await expect(main.getByText('The same in words')).toHaveCount(2);
});
