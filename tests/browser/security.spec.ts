import {expect, test, type Page} from '@playwright/test';
import {DESKTOP, hydrate, menuToggle, modeSwitch, openPage, PHONE, title} from './openPage';
import {NOTHING, watchPage} from './watchPage';

/** Markup that a flaw of a host could inject into a page. Each attack that works sets an attribute of the document. */
const ATTACKS: Readonly<Record<string, string>> = {
  inline: '<script>document.documentElement.dataset.attackInline=1</script>',
  handler: '<img src="/x.png" onerror="document.documentElement.dataset.attackHandler=1">',
  data: '<script src="data:text/javascript,document.documentElement.dataset.attackData=1"></script>',
  file: '<script src="https://attack.example/attack.js"></script>',
};

/** Opens a page with markup injected, and returns the attributes that successful attacks have set. */
async function inject(page: Page, markup: string): Promise<string[]> {
  await page.route('**/attack.js', (route) =>
    route.fulfill({
      body: 'document.documentElement.dataset.attackFile=1',
      contentType: 'text/javascript',
    }),
  );
  await page.route('**/docs/gpu-tiers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<title', `${markup}<title`);
    await route.fulfill({response, body});
  });
  await openPage(page, '/docs/gpu-tiers'); // "load" has fired: every attack has had its turn
  await expect(title(page, 'GPU tiers')).toBeVisible();
  return page.evaluate(() =>
    Object.keys(document.documentElement.dataset).filter((name) => name.startsWith('attack')),
  );
}

const EVERY_ATTACK = Object.values(ATTACKS).join('');

test('no code that is injected into the HTML of a page runs, and the page hydrates', async ({
  page,
}) => {
  expect(await inject(page, EVERY_ATTACK)).toEqual([]);
});

test.describe('without the policy', () => {
  test.use({bypassCSP: true});

  test('every attack succeeds, which proves that the tests notice attacks', async ({page}) => {
    expect(await inject(page, EVERY_ATTACK)).toHaveLength(Object.keys(ATTACKS).length);
  });
});

test('nothing that a reader does breaks the policy, asks another host or sets a cookie', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  const watch = await watchPage(page);
  await openPage(page, '/api/apis/app/create-app');
  await page.getByRole('button', {name: /^Close/}).click();
  for (const choice of await page.getByRole('radio').filter({visible: true}).all())
    await choice.click();
  await page.getByRole('main').getByRole('button', {name: /copy/i}).first().click();
  await modeSwitch(page).click();
  await modeSwitch(page).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('cancel a job');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/cancel/i);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Create app')).toHaveCount(0);
  await page.goBack();
  await expect(title(page, 'Create app')).toBeVisible();
  await page.locator('main summary:visible').last().click();
  await page.locator('footer a[href="/docs/tutorial-basics/create-an-app"]').first().click();
  await expect(title(page, 'Create an app')).toBeVisible();
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  await page.keyboard.press('Escape');
  expect(watch).toEqual(NOTHING);
  expect(await context.cookies()).toEqual([]);
});

test('where storage is blocked the site works and logs no errors', async ({page}) => {
  const watch = await watchPage(page);
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get: () => {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto('/docs/quickstart/quickstart-images');
  await hydrate(page);
  await modeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'Python'}).first().click();
  await expect(page.getByRole('radio', {name: 'Python', checked: true}).first()).toBeVisible();
  await page.getByRole('button', {name: /^Close/}).click();
  await page.getByRole('link', {name: 'Next'}).last().click();
  await expect(page).not.toHaveURL(/quickstart-images/);
  const faults = watch.faults.filter((it) => !it.includes('browser storage is not available'));
  expect({...watch, faults}).toEqual(NOTHING);
});
