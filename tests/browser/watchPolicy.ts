import type {Page} from '@playwright/test';

/** What the content policy blocked, or would have blocked if it were enforced. */
type PolicyWatch = {
  readonly violations: readonly string[];
};

/**
 * Records every violation of the content policy on a page, across navigations too.
 *
 * @param page a page that has not navigated yet
 */
export async function watchPolicy(page: Page): Promise<PolicyWatch> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
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
  return {violations};
}
