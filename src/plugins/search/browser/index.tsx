import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {OPEN_SEARCH_EVENT, queryOf} from './openSearch';
import SearchDialog, {type Asked} from './SearchDialog';
import SearchIcon from './SearchIcon';
import './search.css';

const SHORTCUT = 'Ctrl K';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  return isShortcut || (event.key === '/' && !isTyping(event.target));
}

/** The search button, its keyboard shortcuts, and the dialog. */
export default function SiteSearch(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const open = (event: Event): void => setAsked({query: queryOf(event)});
    const openByKey = (event: KeyboardEvent): void => {
      if (asksForSearch(event)) {
        event.preventDefault();
        setAsked({query: ''});
      }
    };
    window.addEventListener(OPEN_SEARCH_EVENT, open);
    window.addEventListener('keydown', openByKey);
    return () => {
      window.removeEventListener(OPEN_SEARCH_EVENT, open);
      window.removeEventListener('keydown', openByKey);
    };
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="search-button"
        onClick={() => setAsked({query: ''})}
        type="button"
      >
        <SearchIcon />
        <span className="search-button__label">
          <Translate id="search.open">Search</Translate>
        </span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {asked && <SearchDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
