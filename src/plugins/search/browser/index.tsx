import {
  type KeyboardEvent as Key,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {useOpening} from './openSearch';
import Results, {LIST_ID, LoadFailure, optionId, Suggestions} from './Results';
import {useIndex} from './useIndex';
import './search.css';

export {openSearch} from './openSearch';

const SHORTCUT = 'Ctrl K';

/** A magnifying glass. */
const ICON = (
  <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
    <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
    <path d="m10.5 10.5 4 4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
  </svg>
);

/** The search button, its keyboard shortcuts, and the dialog: an input, and the list of results in which its arrow keys move. */
export default function SiteSearch(): ReactNode {
  /** Until a reader searches, a page has only the button. */
  const [isUsed, setIsUsed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {search, hasFailed, load} = useIndex();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const {hits, missing} = useMemo(
    () => search?.(query) ?? {hits: [], missing: []},
    [search, query],
  );
  const isAnswered = hits.length > 0 || missing.length > 0;

  const change = (text: string): void => {
    setQuery(text);
    setActive(0);
    input.current?.focus();
    load();
  };
  const close = (): void => dialog.current?.close();
  const open = (text: string): void => {
    flushSync(() => setIsUsed(true));
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    change(text);
  };
  useOpening(open);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const handleKey = (event: Key): void => {
    const {key, nativeEvent} = event;
    // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      if (key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (key !== 'Enter' && !(step && hits.length > 0)) return;
    event.preventDefault();
    if (step) setActive((active + step + hits.length) % hits.length);
    else document.getElementById(optionId(active))?.click();
  };
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="clean-btn search-button"
        onClick={() => open('')}
        type="button"
      >
        {ICON}
        <span>{translate({id: 'search.open', message: 'Search'})}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {isUsed && (
        <dialog
          aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
          className="search"
          onClick={(event) => event.target === dialog.current && close()}
          ref={dialog}
          translate="no" // what a translator puts in place of a text cannot change with the results
        >
          <div className="search__bar" role="search">
            {ICON}
            <input
              aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
              aria-autocomplete="list"
              aria-controls={hits.length > 0 ? LIST_ID : undefined}
              aria-expanded={hits.length > 0}
              aria-label={translate({id: 'search.label', message: 'Search'})}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              enterKeyHint="go"
              onChange={(event) => change(event.target.value)}
              onKeyDown={handleKey}
              placeholder={translate({id: 'search.placeholder', message: 'Goal, field, or error'})}
              ref={input}
              role="combobox"
              spellCheck={false}
              type="text"
              value={query}
            />
            <button className="clean-btn search__button" onClick={close} type="button">
              {translate({id: 'search.close', message: 'Close'})}
            </button>
          </div>
          <Results active={active} hits={hits} missing={missing} onFollow={close} />
          {hasFailed && <LoadFailure />}
          {!isAnswered && <Suggestions onChoose={change} />}
          <div className="visuallyHidden" role="status">
            {isAnswered &&
              translate(
                {id: 'search.count', message: '{count} results'},
                {count: String(hits.length)},
              )}
          </div>
        </dialog>
      )}
    </>
  );
}
