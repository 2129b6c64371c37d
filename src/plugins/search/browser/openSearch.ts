/** The event that asks the search dialog to open: search can be reached from several places. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/**
 * Asks the search dialog of the page to open. A button that calls this has `aria-haspopup="dialog"`, so that a press
 * before the page is alive is kept.
 *
 * @param query what to search for at once; the reader finds it in the input, and may go on typing
 */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: query}));
}

/** The query that an event asks for, empty for none. */
export function queryOf(event: Event): string {
  return event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : '';
}
