import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {BUILD_DIR} from '../../helpers/builtPages';
import {missing, titled} from '../../helpers/machine';
import {serveBuild} from '../../helpers/serveBuild';
import type {RunningServer} from '../../helpers/startServer';
import {openFirefox} from './openFirefox';
import {openWebKit} from './openWebKit';
import type {Session} from './session';

const GUIDE = '/docs/tutorial-basics/run-a-job';

const BROWSERS = [
  {name: 'Firefox', reason: missing('firefox'), openBrowser: openFirefox, canPrint: true},
  {name: 'WebKit', reason: missing('webkit'), openBrowser: openWebKit, canPrint: false},
] as const;

let server: RunningServer;

beforeAll(async () => {
  server = await serveBuild(BUILD_DIR);
});

afterAll(() => server.close());

for (const {name, reason, openBrowser, canPrint} of BROWSERS) {
  describe.skipIf(reason)(titled(`in ${name}, a reader`, reason), () => {
    let session: Session;

    beforeAll(async () => {
      session = await openBrowser();
    });

    afterAll(async () => {
      await session.close();
    });

    /** Waits until an expression has a value in the page. */
    const waitFor = (expression: string, value: unknown = true) =>
      expect.poll(() => session.evaluate(expression), {timeout: 20_000}).toEqual(value);

    const open = async (route: string): Promise<void> => {
      await session.open(server.url + route);
      await waitFor("document.documentElement.dataset.hydrated === ''");
    };

    test('runs a request', async () => {
      await open('/'); // there Run makes an app first
      await session.click('.console .console-run');
      await waitFor("document.querySelector('.console').dataset.state", 'done');
    });

    test('chooses a language of code', async () => {
      await open(GUIDE);
      await session.click('.console [data-language=python]');
      const shown =
        "document.querySelector('.console [data-code=python] code').offsetParent !== null";
      await waitFor(shown);
    });

    test('copies a page', async () => {
      await open(GUIDE);
      await session.click('.page-menu summary');
      await session.click('.page-menu button');
      await waitFor("document.querySelector('.page-menu [role=status]').textContent", 'Copied');
    });

    test('copies code', async () => {
      await open(GUIDE);
      await session.click('.console .console-copy');
      await waitFor("document.querySelector('.console-copy-status').textContent", 'Copied');
    });

    test('searches by key, and goes to a result', async () => {
      await open(GUIDE);
      await session.pressWithControl('k');
      await waitFor("document.activeElement.getAttribute('role')", 'combobox');
      await session.type('gpu tiers');
      await waitFor("document.querySelector('a.search__result')?.pathname", '/docs/gpu-tiers');
      await session.click('a.search__result');
      await waitFor('location.pathname', '/docs/gpu-tiers');
    });

    test('goes to another page and back to the same place', async () => {
      await open(GUIDE);
      await session.evaluate('scrollTo(0, 1200)');
      const place = await session.evaluate('Math.round(scrollY)');
      await session.click('.navbar a[href="/api/intro"]'); // WebKit skips pages that no press has led to
      await waitFor('location.pathname', '/api/intro');
      await session.goBack();
      await waitFor('location.pathname', GUIDE);
      await waitFor('Math.round(scrollY)', place);
    });

    test('changes the color mode', async () => {
      await open(GUIDE);
      await session.click('.navbar .mode-switch');
      await waitFor('document.documentElement.dataset.theme', 'dark');
    });

    if (!canPrint) return;
    test('prints a page', async () => {
      await open(GUIDE);
      const pdf = (await session.print?.()) ?? new Uint8Array();
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(pdf.length).toBeGreaterThan(20_000);
    });
  });
}
