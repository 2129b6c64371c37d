import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LIST_ID, nameOption, Notes, Results} from './Results';
import SearchIcon from './SearchIcon';
import type {Findings, Search} from './engine';
import {loadSearch} from './loadSearch';

/** A key that an input method takes, as while Japanese is typed. */
const isComposing = ({nativeEvent}: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** How far a key moves the selection. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Handles a key in the input: Enter follows the selected option, arrow keys select another.
 *
 * @param selected the index of the selected option
 */
function handleKey(event: KeyboardEvent, selected: number, select: (index: number) => void): void {
  if (isComposing(event)) {
    if (event.key === 'Escape') event.preventDefault(); // the dialog stays open
    return;
  }
  const dialog = event.currentTarget.closest('dialog');
  const options = [...(dialog?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  if (event.key === 'Enter') {
    event.preventDefault(); // no click on the search button, which gets the focus
    options[selected]?.click();
  }
  const step = STEPS[event.key];
  if (step === undefined || options.length === 0) return;
  event.preventDefault(); // the caret stays
  const next = (selected + step + options.length) % options.length;
  options[next]?.scrollIntoView({block: 'nearest'});
  select(next);
}

/** The state of the index: undefined until `load` has brought it. Each call after a failure tries again. */
function useIndex(): {search: Search | undefined; hasFailed: boolean; load: () => void} {
  const address = useBaseUrl('/search.json');
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback((): void => {
    loadSearch(address).then(
      (loaded) => setSearch(() => loaded),
      () => setHasFailed(true),
    );
  }, [address]);
  return {search, hasFailed: hasFailed && !search, load};
}

/** The keys that choose a result. */
const KEYS = translate({id: 'search.keys', message: '↑ ↓ Enter'}).split(' ');

const LOADING = translate({id: 'search.loading', message: 'Search is loading…'});

type StatusProps = {
  readonly findings: Findings | undefined;
  readonly hasFailed: boolean;
  readonly onFollow: () => void;
  readonly query: string | undefined;
};

/** What is between the input and the results: whether search loads, and what was found. */
function SearchStatus({findings, hasFailed, onFollow, query}: StatusProps): ReactNode {
  return (
    <div role="status">
      {query && !findings && !hasFailed && <p className="search__note">{LOADING}</p>}
      {query && findings && <Notes {...findings} onFollow={onFollow} query={query} />}
      {hasFailed && (
        <p className="search__note">
          <Translate id="search.failed">
            Search did not load. Check your connection, then type again.
          </Translate>
        </p>
      )}
    </div>
  );
}

/**
 * The dialog of search: an input, and the results. The focus stays in the input: arrow keys select an option, which screen
 * readers read, and Enter follows it. `openSearch` opens the dialog, before the page is hydrated too: so the input has its
 * own text, and all but the input waits for its first use.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {search, hasFailed, load} = useIndex();
  /** What is in the input; undefined until a reader searches. */
  const [query, setQuery] = useState<string>();
  /** The index of the selected option: the first result is selected from the start, so that Enter goes there. */
  const [selected, setSelected] = useState(0);
  const findings = useMemo(() => search?.(query ?? ''), [search, query]);
  const hasOptions = findings !== undefined && findings.hits.length > 0;

  const readInput = useCallback((): void => {
    setQuery(input.current?.value);
    setSelected(0);
    load();
  }, [load]);
  useEffect(() => {
    if (dialog.current?.open) readInput(); // it was opened before the page was hydrated
  }, [readInput]);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className="search"
      data-loading={query === undefined ? LOADING : undefined}
      onClick={(event) => event.target === dialog.current && close()}
      ref={dialog}
      translate="no" // translated texts would not change with the results
    >
      <div className="search__bar" role="search">
        <SearchIcon />
        <input
          aria-activedescendant={hasOptions ? nameOption(selected) : undefined}
          aria-autocomplete="list"
          aria-controls={hasOptions ? LIST_ID : undefined}
          aria-expanded={hasOptions}
          aria-label={translate({id: 'search.label', message: 'Search'})}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          onChange={readInput}
          onFocus={readInput}
          onKeyDown={(event) => handleKey(event, selected, setSelected)}
          placeholder={translate({id: 'search.placeholder', message: 'Goal, field, or error'})}
          ref={input}
          role="combobox"
          spellCheck={false}
          type="text"
        />
        {hasOptions && (
          <span aria-hidden="true">{KEYS.map((key) => [<kbd key={key}>{key}</kbd>, ' '])}</span>
        )}
        <button className="clean-btn search__close" onClick={close} type="button">
          {translate({id: 'search.close', message: 'Close'})}
        </button>
      </div>
      <SearchStatus findings={findings} hasFailed={hasFailed} onFollow={close} query={query} />
      {hasOptions && (
        <Results hits={findings.hits} onFollow={close} onSelect={setSelected} selected={selected} />
      )}
    </dialog>
  );
}
