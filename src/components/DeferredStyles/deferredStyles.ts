/**
 * The root element has this attribute while the page is hydrated before the full style sheet has loaded. The inline
 * script of every page, `src/plugins/delivery/browser/inline`, sets it on slow connections and removes it in the end.
 */
export const STYLES_ARE_DEFERRED = 'data-styles-deferred';

/** Returns true when nothing has to wait for the full style sheet. */
export function areStylesReady(): boolean {
  return !document.documentElement.hasAttribute(STYLES_ARE_DEFERRED);
}

/**
 * Calls back when the full style sheet has loaded or has failed to load.
 *
 * @param tell called once
 * @returns a function that stops watching
 */
export function watchStyles(tell: () => void): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    if (areStylesReady()) {
      watch.disconnect();
      tell();
    }
  }
  watch.observe(document.documentElement, {attributeFilter: [STYLES_ARE_DEFERRED]});
  look();
  return () => watch.disconnect();
}

/** Resolves when nothing has to wait for the full style sheet any more. */
export async function waitForStyles(): Promise<void> {
  await new Promise<void>((resolve) => watchStyles(resolve));
}
