import {type ReactNode, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchDialog, {type Asked} from './SearchDialog';
import SearchIcon from './SearchIcon';
import './search.css';

const SHORTCUT = 'Ctrl K';

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
    const listening = new AbortController();
    const open = (event: Event): void => {
      setAsked({query: event instanceof CustomEvent ? String(event.detail) : ''});
    };
    const openByKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open(event);
    };
    window.addEventListener(OPEN_EVENT, open, listening);
    window.addEventListener('keydown', openByKey, listening);
    return () => listening.abort();
  }, []);
  const label = translate({id: 'search.open', message: 'Search'});
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={label}
        className="clean-btn search-button"
        onClick={() => setAsked({query: ''})}
        type="button"
      >
        <SearchIcon />
        <span>{label}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {asked && <SearchDialog asked={asked} />}
    </>
  );
}
