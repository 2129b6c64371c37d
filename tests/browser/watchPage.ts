import type {Page} from '@playwright/test';

/** What a page did that no page of this site may do. */
type Watch = {
  /** Console messages of every level, uncaught errors, what the content policy blocked, and files that failed to load. */
  readonly faults: readonly string[];
  /** Requests to other hosts. */
  readonly foreignRequests: readonly string[];
};

/** Records what a page that has not navigated yet does that it may not do, across navigations too. */
export async function watchPage(page: Page): Promise<Watch> {
  const watch = {
    faults: [] as string[],
    foreignRequests: [] as string[],
  };
  page.on('console', (message) =>
    watch.faults.push(`console ${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', ({message}) => watch.faults.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      watch.faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) {
      watch.foreignRequests.push(request.url());
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample, sourceFile} = event;
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  return watch;
}

/** What a page that does nothing wrong has done. */
export const NOTHING: Watch = {faults: [], foreignRequests: []};
