import {useEffect} from 'react';

/** It is an event because search can be opened from several places. */
const OPEN_EVENT = 'site:open-search';

/**
 * Opens the search dialog of the page.
 *
 * @param query what is searched for immediately; it is in the input, and the reader can edit it
 */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, {detail: query}));
}

function asksForSearch({key, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return ((ctrlKey || metaKey) && key.toLowerCase() === 'k') || (key === '/' && !isTyping);
}

/** Calls a function with a query, which is empty for none, whenever a reader or a component asks for search. */
export function useOpening(open: (query: string) => void): void {
  useEffect(() => {
    const hear = (event: Event): void => {
      if (event instanceof KeyboardEvent && !asksForSearch(event)) return;
      event.preventDefault();
      open(event instanceof CustomEvent ? String(event.detail) : '');
    };
    const events = [OPEN_EVENT, 'keydown'];
    for (const type of events) window.addEventListener(type, hear);
    return () => {
      for (const type of events) window.removeEventListener(type, hear);
    };
  });
}
