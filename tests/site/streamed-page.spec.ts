import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {ROUTES} from '../../bench/routes';
import {startServer} from '../startServer';
import {reportReadCount} from './reportReadCount';

/** Long enough for a frame between two parts of a page. */
const PAUSE_MS = 200;

/** More parts than the first screen of a page has. */
const WATCHED = 20;

/** Splits a page before each disclosure of its first screen, and between its tag and that of its title. */
function splitDisclosures(html: string): string[] {
  const parts = html.split(/(?<=<details[^>]*>)|(?=<details)/);
  return [...parts.slice(0, WATCHED), parts.slice(WATCHED).join('')];
}

/**
 * Serves the built site from another origin, but sends one page in parts with a pause after each.
 *
 * @param site the origin of the built site
 * @param route the page that arrives in parts
 */
async function streamPage(site: string, route: string) {
  let parts = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const {url = '/'} = request;
      const answer = await fetch(site + url);
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      if (url !== route) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      for (const part of splitDisclosures(await answer.text())) {
        response.write(part);
        parts += 1;
        await wait(PAUSE_MS);
      }
      response.end();
    })();
  });
  const {url, close} = await startServer(server);
  return {url: url + route, countParts: () => parts, close};
}

for (const [name, viewport] of [
  ['phone', {width: 412, height: 823}],
  ['wide screen', {width: 1440, height: 900}],
] as const) {
  for (const route of Object.values(ROUTES)) {
    // A disclosure without its title shows one of the browser, and code without its disclosure could show every line.
    test(`the content does not move on a ${name} while ${route} arrives in parts`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      const server = await streamPage(baseURL ?? '', route);
      try {
        await page.addInitScript(() => {
          Reflect.set(window, 'moved', []);
          /** The parts of the bar at the top move a little until the bar is complete. */
          const isInBar = (node: unknown): boolean => {
            const element =
              node instanceof Element ? node : node instanceof Node && node.parentElement;
            return (
              element instanceof Element &&
              element.closest('header, .theme-announcement-bar') !== null
            );
          };
          new PerformanceObserver((list) => {
            const moved: unknown = Reflect.get(window, 'moved');
            for (const entry of list.getEntries()) {
              const sources: unknown = Reflect.get(entry, 'sources');
              const nodes = (Array.isArray(sources) ? sources : []).map((source: object): unknown =>
                Reflect.get(source, 'node'),
              );
              if (Array.isArray(moved) && !(nodes.length > 0 && nodes.every(isInBar)))
                moved.push(JSON.stringify(entry));
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.goto(server.url);
        expect(await page.evaluate<unknown>(() => Reflect.get(window, 'moved'))).toEqual([]);
        expect(server.countParts()).toBeGreaterThan(3);
        reportReadCount(server.countParts(), 'parts of a page');
      } finally {
        await page.close();
        await server.close();
      }
    });
  }
}
