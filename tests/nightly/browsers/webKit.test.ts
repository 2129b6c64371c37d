import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD_DIR} from '../../helpers/builtPages';
import {missing, titled} from '../../helpers/machine';
import {serveBuild} from '../../helpers/serveBuild';
import type {RunningServer} from '../../helpers/startServer';
import {openWebKit, type Session} from './openWebKit';

const GUIDE = '/docs/tutorial-basics/run-a-job';

const reason = missing('webkit');

describe(...titled('in WebKit, the engine of Safari, a reader', reason), () => {
  let server: RunningServer;
  let session: Session;

  beforeAll(async () => {
    server = await serveBuild(BUILD_DIR);
    session = await openWebKit();
    return () => Promise.all([session.close(), server.close()]);
  });

  /** Waits until an expression has a value in the page. */
  const waitFor = (expression: string, value: unknown = true) =>
    expect.poll(() => session.evaluate(expression), {timeout: 20_000}).toEqual(value);

  const open = async (route: string): Promise<void> => {
    await session.open(server.url + route);
    await waitFor("document.documentElement.dataset.hydrated === ''");
    await waitFor('document.fonts.status', 'loaded'); // nothing moves any more
  };

  test('runs a request', async () => {
    await open('/'); // there Run makes an app first
    await session.click('.console .console-run');
    await waitFor("document.querySelector('.console').dataset.state", 'done');
  });

  test('copies a page', async () => {
    await open(GUIDE);
    await session.click('.page-menu:has(button) summary');
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

  test('goes to another page and back to the same scroll position', async () => {
    await open(GUIDE);
    await session.evaluate('scrollTo(0, 1200)');
    const position = await session.evaluate('Math.round(scrollY)');
    await session.click('.navbar a[href="/api/intro"]'); // it skips pages that no click has led to
    await waitFor('location.pathname', '/api/intro');
    await session.goBack();
    await waitFor('location.pathname', GUIDE);
    await waitFor('Math.round(scrollY)', position);
  });
});
