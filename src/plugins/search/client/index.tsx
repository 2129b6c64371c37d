import {type ReactNode, useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchDialog from './SearchDialog';
import SearchIcon from './SearchIcon';
import {isSearchKey} from './isSearchKey';
import {openSearch} from './openSearch';
import './search.css';

function openByKey(event: KeyboardEvent): void {
  if (!isSearchKey(event)) return;
  event.preventDefault();
  openSearch();
}

/** The search button, its keyboard shortcut, and the dialog. */
export default function SiteSearch(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        aria-haspopup="dialog"
        className="clean-btn search-opener"
        onClick={() => openSearch()}
        type="button"
      >
        <SearchIcon />
        <span>{translate({id: 'search.open', message: 'Search'})}</span>
        <code aria-hidden="true">
          {isBrowser && navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K'}
        </code>
      </button>
      <SearchDialog />
    </>
  );
}
