import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Hit} from './Findings';
import Result from './Result';
import SearchIcon from './SearchIcon';
import {LoadFailure, NothingFound, Suggestions} from './notes';
import {useIndex} from './useIndex';

const LIST_ID = 'search-results';
const optionId = (position: number): string => `search-result-${position}`;

/** Where an arrow key leads from a position in a list; undefined for other keys. */
function nextPosition(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  return {ArrowDown: (at + 1) % count, ArrowUp: (at + count - 1) % count}[key];
}

/** One opening of the dialog, with its initial query, which is empty for none. */
export type Asked = {readonly query: string};

export type Props = {
  readonly asked: Asked;
  readonly onClose: () => void;
};

/** The search dialog: an input, and the list of results in which its arrow keys move. */
export default function SearchDialog({asked, onClose}: Props): ReactNode {
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(asked.query);
  const [active, setActive] = useState(0);
  /** The query for which Enter was pressed before there were results. */
  const [sent, setSent] = useState<string>();
  const {search, hasFailed, retry} = useIndex(useBaseUrl('/search.json'));
  const {hits, missing} = useMemo(
    () => search?.(query) ?? {hits: [], missing: []},
    [search, query],
  );
  const isAsked = hits.length > 0 || missing.length > 0;

  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal(); // moves the focus to the input
    setQuery(asked.query);
  }, [asked]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const change = (text: string): void => {
    setQuery(text);
    setActive(0);
    input.current?.focus();
  };
  const close = (): void => dialog.current?.close();
  const goTo = ({id}: Hit): void => {
    close();
    history.push(id);
  };
  useEffect(() => {
    if (hits[0] && sent === query) goTo(hits[0]);
    // Runs when the index arrives, or when Enter is pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search, sent]);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) {
      if (event.key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
      return;
    }
    const next = nextPosition(event.key, active, hits.length);
    if (next !== undefined || event.key === 'Enter') event.preventDefault();
    if (next !== undefined) setActive(next);
    if (event.key !== 'Enter') return;
    const hit = hits[active];
    if (hit && (event.ctrlKey || event.metaKey || event.shiftKey)) window.open(hit.id);
    else if (hit) goTo(hit);
    else setSent(query);
  };
  const choose = (event: MouseEvent, hit: Hit): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(hit);
  };
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className="search"
      onClick={(event) => event.target === dialog.current && close()}
      // The browser tells of closing later: by then a reader may have opened the dialog again.
      onClose={() => !dialog.current?.open && onClose()}
      ref={dialog}
    >
      <div className="search__panel">
        <div className="search__bar" role="search">
          <SearchIcon />
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
          <button className="search__close" onClick={close} type="button">
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </div>
        {missing.length > 0 && (
          <NothingFound hasOthers={hits.length > 0} onFollow={close} words={missing} />
        )}
        {hits.length > 0 && (
          <div
            aria-label={translate({id: 'search.results', message: 'Results'})}
            className="search__list"
            id={LIST_ID}
            role="listbox"
          >
            {hits.map((hit, position) => (
              <Result
                hit={hit}
                id={optionId(position)}
                isActive={position === active}
                key={hit.id}
                onChoose={(event) => choose(event, hit)}
              />
            ))}
          </div>
        )}
        {hasFailed && <LoadFailure onRetry={retry} />}
        {!isAsked && !hasFailed && <Suggestions onChoose={change} />}
        <div className="visuallyHidden" role="status">
          {isAsked &&
            translate(
              {id: 'search.count', message: '{count} results'},
              {count: String(hits.length)},
            )}
        </div>
      </div>
    </dialog>
  );
}
