import type {Page} from '@playwright/test';

/** What a page did that no page of this site may do. */
type Watch = {
  /** Console messages of every level, uncaught errors, and files that failed to load. */
  readonly faults: readonly string[];
  /** Requests to other hosts. */
  readonly foreignRequests: readonly string[];
  /** What the content policy blocked. */
  readonly violations: readonly string[];
};

/**
 * Records what a page does that it may not do, from now on, across navigations too.
 *
 * @param page a page that has not navigated yet
 */
export async function watchPage(page: Page): Promise<Watch> {
  const watch = {
    faults: [] as string[],
    foreignRequests: [] as string[],
    violations: [] as string[],
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
  await page.exposeFunction('noteViolation', (text: string) => watch.violations.push(text));
  await page.addInitScript(() => {
    const isNote = (value: unknown): value is (text: string) => void => typeof value === 'function';
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample, sourceFile} = event;
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (isNote(note)) {
        note(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
      }
    });
  });
  return watch;
}

/** What a page that does nothing wrong has done. */
export const NOTHING: Watch = {faults: [], foreignRequests: [], violations: []};
