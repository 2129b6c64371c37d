/**
 * The root element has this attribute while the page is alive without the whole style sheet. The script in every
 * page, `src/plugins/delivery/browser/inline`, sets it on slow lines, and takes it away in the end.
 */
export const STYLES_ARE_LATE = 'data-styles-are-late';

/** True when nothing has to wait for the whole style sheet. */
export function areStylesReady(): boolean {
  return !document.documentElement.hasAttribute(STYLES_ARE_LATE);
}

/**
 * Tells when the whole style sheet has come, or is known not to come.
 *
 * @param tell called once
 * @returns a function that stops the watch
 */
export function watchStyles(tell: () => void): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    if (areStylesReady()) {
      watch.disconnect();
      tell();
    }
  }
  watch.observe(document.documentElement, {attributeFilter: [STYLES_ARE_LATE]});
  look();
  return () => watch.disconnect();
}

/** Waits until nothing has to wait for the whole style sheet. */
export async function waitForStyles(): Promise<void> {
  await new Promise<void>((resolve) => watchStyles(resolve));
}
