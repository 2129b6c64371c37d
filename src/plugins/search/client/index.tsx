import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchDialog from './SearchDialog';
import SearchIcon from './SearchIcon';
import {openSearch} from './openSearch';
import './search.css';

/** The search button, and the dialog. `src/plugins/delivery/client/loader.ts` handles the keyboard shortcut. */
export default function SiteSearch(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="clean-btn search-opener"
        onClick={() => openSearch()}
        type="button"
      >
        <SearchIcon />
        <span>{translate({id: 'search.open', message: 'Search'})}</span>{' '}
        <kbd aria-hidden="true">
          {isBrowser && navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <SearchDialog />
    </>
  );
}
