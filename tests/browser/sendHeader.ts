import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** Reads the content policy of the header that hosts send according to `_headers`. */
export function readHeaderPolicy(buildDir: string): string {
  const text = readFileSync(path.join(buildDir, '_headers'), 'utf8');
  return /Content-Security-Policy: (?<policy>.+)/.exec(text)?.groups?.policy ?? '';
}

/**
 * Sends the content policy as a header in addition to the policy in the pages, as hosts do that support headers.
 * Can also change the pages.
 *
 * @param page a page that has not navigated yet
 * @param buildDir the folder of the build that is served
 * @param change maps the HTML of a page to the HTML to send
 */
export async function sendHeader(
  page: Page,
  buildDir: string,
  change = (html: string): string => html,
): Promise<void> {
  // The test server has no TLS.
  const policy = readHeaderPolicy(buildDir).replace('; upgrade-insecure-requests', '');
  await page.route(
    (url) =>
      /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname) &&
      (!/\.\w+$/.test(url.pathname) || url.pathname.endsWith('cancel.job')),
    async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers(), 'content-security-policy': policy};
      await route.fulfill({response, headers, body: change(await response.text())});
    },
  );
}
