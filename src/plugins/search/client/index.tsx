import {type ReactNode, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchDialog, {type SearchDialogHandle} from './SearchDialog';
import SearchIcon from './SearchIcon';
import {isSearchKey} from './isSearchKey';
import {OPEN_EVENT} from './openSearch';
import './search.css';

/** The shortcut as the reader's keyboard names it. Both work everywhere. */
function useShortcut(): string {
  const isBrowser = useIsBrowser();
  return isBrowser && navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';
}

/** The search button, its keyboard shortcut, and the dialog. */
export default function SiteSearch(): ReactNode {
  /** Until a reader searches, a page has only the button. */
  const [isUsed, setIsUsed] = useState(false);
  const dialog = useRef<SearchDialogHandle>(null);
  const shortcut = useShortcut();

  const open = (query: string): void => {
    flushSync(() => setIsUsed(true));
    dialog.current?.open(query);
  };
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    const openByEvent = (event: Event): void => {
      open(event instanceof CustomEvent ? String(event.detail) : '');
    };
    const openByKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open('');
    };
    window.addEventListener(OPEN_EVENT, openByEvent, {signal});
    window.addEventListener('keydown', openByKey, {signal});
    return () => ended.abort();
  }, []);

  return (
    <>
      <button
        aria-haspopup="dialog"
        className="clean-btn search-button"
        onClick={() => open('')}
        type="button"
      >
        <SearchIcon />
        <span>{translate({id: 'search.open', message: 'Search'})}</span>
        <code aria-hidden="true">{shortcut}</code>
      </button>
      {isUsed && <SearchDialog ref={dialog} />}
    </>
  );
}
