import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';
import {OPEN_SEARCH_EVENT} from './openSearch';
import SearchButton from './SearchButton';

const SearchDialog = lazy(async () => import('./SearchDialog'));

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

/** The search button, its keys, and the dialog, which is loaded when it is first asked for. */
export default function SiteSearch(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (): void => setIsOpen(true);
    const openByKey = (event: KeyboardEvent): void => {
      if (asksForSearch(event)) {
        event.preventDefault();
        open();
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
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
