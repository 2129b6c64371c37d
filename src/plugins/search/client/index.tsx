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
import useBaseUrl from '@docusaurus/useBaseUrl';
import Results, {LoadFailure, Suggestions} from './Results';
import type {Search} from './engine';
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

const asksForSearch = ({key, ctrlKey, metaKey, target}: KeyboardEvent): boolean =>
  ((ctrlKey || metaKey) && key.toLowerCase() === 'k') ||
  (key === '/' && !(target instanceof HTMLInputElement)); // no other part of a page is typed in

/** Kept for the next dialog: each kind of page has its own. */
let index: Promise<Search> | undefined;

async function loadIndex(address: string): Promise<Search> {
  const [{openIndex}, response] = await Promise.all([import('./engine'), fetch(address)]);
  return openIndex(await response.text());
}

/** The search button, its keyboard shortcuts, and the dialog: an input, and results, between which arrow keys move. */
export default function SiteSearch(): ReactNode {
  /** Until a reader searches, a page has only the button. */
  const [isUsed, setIsUsed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const address = useBaseUrl('/search.json');
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const {hits, missing} = useMemo(
    () => search?.(query) ?? {hits: [], missing: []},
    [search, query],
  );
  const isAnswered = hits.length > 0 || missing.length > 0;

  const change = (text: string): void => {
    setQuery(text);
    input.current?.focus();
    index ??= loadIndex(address); // again, if it has failed
    index.then(
      (loaded) => setSearch(() => loaded),
      () => {
        index = undefined;
        setHasFailed(true);
      },
    );
  };
  const close = (): void => dialog.current?.close();
  const open = (text: string): void => {
    flushSync(() => setIsUsed(true));
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    change(text);
  };
  useEffect(() => {
    const hear = (event: Event): void => {
      if (event instanceof KeyboardEvent && !asksForSearch(event)) return;
      event.preventDefault();
      open(event instanceof CustomEvent ? String(event.detail) : '');
    };
    const ended = new AbortController();
    for (const type of [OPEN_EVENT, 'keydown']) {
      window.addEventListener(type, hear, {signal: ended.signal});
    }
    return () => ended.abort();
  });

  const handleKey = (event: Key): void => {
    const {key, target, nativeEvent} = event;
    // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      if (key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
      return;
    }
    const results = event.currentTarget.querySelectorAll<HTMLElement>('.search__result');
    const stops = [input.current, ...results];
    const at = stops.findIndex((it) => it === target);
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) {
      event.preventDefault();
      stops.at((at + step) % stops.length)?.focus();
    } else if (key === 'Enter' && at === 0 && hits.length > 0) results[0]?.click();
    else if (key.length === 1 && at > 0) input.current?.focus(); // it is typed there
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
        <code aria-hidden="true">{SHORTCUT}</code>
      </button>
      {isUsed && (
        <dialog
          aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
          className="search"
          onClick={(event) => event.target === dialog.current && close()}
          onKeyDown={handleKey}
          ref={dialog}
          translate="no" // what a translator puts in place of a text cannot change with the results
        >
          <div className="search__bar" role="search">
            {ICON}
            <input
              aria-label={translate({id: 'search.label', message: 'Search'})}
              autoComplete="off"
              autoCorrect="off"
              enterKeyHint="go"
              onChange={(event) => change(event.target.value)}
              placeholder={translate({id: 'search.placeholder', message: 'Goal, field, or error'})}
              ref={input}
              role="searchbox"
              spellCheck={false}
              type="text"
              value={query}
            />
            <button className="clean-btn search__button" onClick={close} type="button">
              {translate({id: 'search.close', message: 'Close'})}
            </button>
          </div>
          <Results hits={hits} missing={missing} onFollow={close} />
          {hasFailed && !search && <LoadFailure />}
          {!isAnswered && <Suggestions onChoose={change} />}
          <div className="sr" role="status">
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
