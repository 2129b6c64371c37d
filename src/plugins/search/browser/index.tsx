import {type ReactNode, useEffect, useState} from 'react';
import {OPEN_SEARCH_EVENT, queryOf} from './openSearch';
import SearchButton from './SearchButton';
import SearchDialog from './SearchDialog';

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

/** The search button, its keyboard shortcuts, and the dialog, which loads the results panel when it is first opened. */
export default function SiteSearch(): ReactNode {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const open = (event: Event): void => setAsked(queryOf(event));
    const openByKey = (event: KeyboardEvent): void => {
      if (asksForSearch(event)) {
        event.preventDefault();
        setAsked('');
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
      <SearchButton />
      {asked !== undefined && <SearchDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
