import {type ReactNode, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchDialog, {type Asked} from './SearchDialog';
import './search.css';

const SHORTCUT = 'Ctrl K';

/** A magnifying glass. */
const ICON = (
  <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
    <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
    <path d="m10.5 10.5 4 4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
  </svg>
);

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

/** The search button, its keyboard shortcuts, and the dialog. */
export default function SiteSearch(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const open = (event: Event): void => {
      if (event instanceof KeyboardEvent && !asksForSearch(event)) return;
      event.preventDefault();
      setAsked({query: event instanceof CustomEvent ? String(event.detail) : ''});
    };
    const events = [OPEN_EVENT, 'keydown'];
    for (const type of events) window.addEventListener(type, open);
    return () => {
      for (const type of events) window.removeEventListener(type, open);
    };
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="clean-btn search-button"
        onClick={() => setAsked({query: ''})}
        type="button"
      >
        {ICON}
        <span>{translate({id: 'search.open', message: 'Search'})}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {asked && <SearchDialog asked={asked} icon={ICON} />}
    </>
  );
}
