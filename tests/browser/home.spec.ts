import {expect, test} from '@playwright/test';
import {openPage} from './watchPage';

const ACTIONS = ['Get an API key', 'Try it without an account'] as const;

test('the home page says what the product is: a tagline of at most three lines and one sentence', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Deploy AI models without complexity');
    const lines = await title.evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
    });
    expect(lines, `at ${width} px`).toBeLessThanOrEqual(3);
    await expect(page.getByRole('main')).toContainText('RunGen.AI deploys');
  }
});

for (const [width, height, screens] of [
  [1440, 900, 1],
  [360, 780, 2],
] as const) {
  test(`the home page shows its actions and its code frame on ${screens} screens of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openPage(page, '/');
    const main = page.getByRole('main');
    for (const name of ACTIONS) {
      const box = await main.getByRole('link', {name}).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
    }
    const panel = await page.getByRole('tabpanel').filter({visible: true}).first().boundingBox();
    expect((panel?.y ?? Infinity) + (panel?.height ?? 0)).toBeLessThanOrEqual(height * screens);
  });
}

test('the home page links to the API key, to practice, to the tasks and to all operations', async ({
  page,
}) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  for (const name of ACTIONS) {
    await expect(main.getByRole('link', {name})).toHaveCount(1);
  }
  for (const name of ['images', 'llms', 'deployment']) {
    await expect(main.locator(`a[href="/docs/quickstart/quickstart-${name}"]`)).toHaveCount(1);
  }
  const operations = main.locator('a[href^="/api/apis/"]');
  await expect(operations).toHaveCount(8);
  await expect(operations.first()).toContainText(/Create app.*POST.*\/app/);
});

test('the home page shows code, the states that it goes through and the result', async ({page}) => {
  await openPage(page, '/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveText(['Image', 'Chat', 'Deploy']);
  for (const [index, shown] of [
    ['/run_async', 'IN_QUEUE', 'RUNNING', 'COMPLETED', 'Saved image-1.png'],
    ['chat.completions.create', 'mock server'],
    ['/app', 'App ID', 'INITIALIZING', 'RUNNING'],
  ].entries()) {
    await tabs.nth(index).click();
    const panel = page.getByRole('tabpanel').filter({visible: true}).first();
    for (const words of shown) {
      await expect(panel).toContainText(words);
    }
  }
});

test('the home page opens search, empty and with an example', async ({page}) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  const input = page.getByRole('combobox');
  await main.getByRole('button', {name: 'Search tutorial and API'}).click();
  await expect(input).toHaveValue('');
  await page.keyboard.press('Escape');
  await main.getByRole('button', {name: 'stop billing'}).click();
  await expect(input).toHaveValue('stop billing');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the home page shows the first row of cards completely on a screen of 1440 x 900', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, '/');
  const card = page.getByRole('main').getByRole('link', {name: /^Deploy a model/});
  const box = await card.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

test('the code frame of the home page shows what its program prints, and apart from it what the next programs print', async ({
  page,
}) => {
  await openPage(page, '/');
  const panel = page.getByRole('tabpanel').filter({visible: true}).first();
  await expect(panel).toContainText(
    /OutputJob ID: [\w-]+Output of the next programsIN_QUEUE.*COMPLETEDSaved image-1\.png$/,
  );
});
