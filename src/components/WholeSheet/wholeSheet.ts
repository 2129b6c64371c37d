/**
 * The root element has this attribute while the page is alive without the whole style sheet. The script in every
 * page, `src/plugins/hardening/lateScripts.ts`, sets it on slow lines, and takes it away in the end.
 */
export const SHEET_IS_LATE = 'data-sheet-is-late';

/** True when nothing has to wait for the whole style sheet. */
export function isSheetHere(): boolean {
  return !document.documentElement.hasAttribute(SHEET_IS_LATE);
}

/**
 * Tells when the whole style sheet has come, or is known not to come.
 *
 * @param tell called once
 * @returns a function that stops the watch
 */
export function watchSheet(tell: () => void): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    if (isSheetHere()) {
      watch.disconnect();
      tell();
    }
  }
  watch.observe(document.documentElement, {attributeFilter: [SHEET_IS_LATE]});
  look();
  return () => watch.disconnect();
}

/** Waits until nothing has to wait for the whole style sheet. */
export async function waitForSheet(): Promise<void> {
  await new Promise<void>((resolve) => watchSheet(resolve));
}
