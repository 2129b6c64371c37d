import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** Reads the policy of the header, as the hosts that read `_headers` send it. */
export function readHeaderPolicy(buildDir: string): string {
  const text = readFileSync(path.join(buildDir, '_headers'), 'utf8');
  return /Content-Security-Policy: (?<policy>.+)/.exec(text)?.groups?.policy ?? '';
}

/**
 * Sends the header beside the policy in the pages, as a host with headers does, and may change the pages.
 *
 * @param page a page that has not gone anywhere yet
 * @param buildDir the folder of the build that is served
 * @param change makes of the HTML of a page another one
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
