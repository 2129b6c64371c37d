/** The event that opens the search dialog. It is an event because search can be opened from several places. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/**
 * Opens the search dialog of the page.
 *
 * @param query the initial query, which is searched for immediately; it is in the input, and the reader can edit it
 */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: query}));
}

/** Returns the query of an event, or an empty string if it has none. */
export function queryOf(event: Event): string {
  return event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : '';
}
