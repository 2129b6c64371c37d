/** It is an event because search can be opened from several places. */
export const OPEN_EVENT = 'site:open-search';

/**
 * Opens the search dialog of the page.
 *
 * @param query what is searched for immediately; it is in the input, and the reader can edit it
 */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, {detail: query}));
}
