import {chromium, expect, test} from '@playwright/test';

const SWITCH = '--disable-features=';

test('the test browser turns off every feature that Playwright does, and opens no suggestion pages', async ({
  launchOptions,
}) => {
  const server = await chromium.launchServer(launchOptions);
  try {
    const lists = server.process().spawnargs.filter((it) => it.startsWith(SWITCH));
    const [theirs = [], ours = []] = lists.map((it) => it.slice(SWITCH.length).split(','));
    expect(theirs.length, 'features that Playwright turns off').toBeGreaterThan(5);
    const missing = theirs.filter((feature) => !ours.includes(feature));
    expect(missing, 'add them to OFF_IN_PLAYWRIGHT in tests/browsers.ts').toEqual([]);

    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    await page.goto('about:blank');
    const session = await browser.newBrowserCDPSession();
    const {targetInfos} = await session.send('Target.getTargets', {filter: [{}]});
    const suggestions = targetInfos.filter(({url}) => url.includes('omnibox'));
    expect(suggestions, 'turn them off in tests/browsers.ts').toEqual([]);
  } finally {
    await server.close();
  }
});
