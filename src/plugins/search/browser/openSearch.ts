/** The event that asks the search dialog to open: search can be reached from several places. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Asks the search dialog of the page to open. */
export function openSearch(): void {
  window.dispatchEvent(new Event(OPEN_SEARCH_EVENT));
}
