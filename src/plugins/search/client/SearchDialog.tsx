import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {translate} from '@docusaurus/Translate';
import Results, {Announcement, LoadFailure, Suggestions} from './Results';
import SearchIcon from './SearchIcon';
import type {Findings} from './engine';
import {useSearchIndex} from './useSearchIndex';

const NO_FINDINGS: Findings = {hits: [], missing: []};

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** A key that an input method takes, as while Japanese is typed. */
const isComposing = ({nativeEvent}: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Arrow keys move between the input and the results, Enter in the input goes to the first, and what is typed goes there. */
function handleKey(event: KeyboardEvent, input: HTMLInputElement | null): void {
  const {key, target, currentTarget} = event;
  if (isComposing(event)) {
    if (key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
    return;
  }
  const results = currentTarget.querySelectorAll<HTMLElement>('.search__result');
  const stops = [input, ...results];
  const at = stops.findIndex((stop) => stop === target);
  const step = STEPS[key];
  if (step !== undefined) {
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
    return;
  }
  if (key === 'Enter' && at === 0)
    currentTarget.querySelector<HTMLElement>('a.search__result')?.click();
  if (key.length === 1 && at > 0) input?.focus();
}

/**
 * The dialog of search: an input, and the results, or suggestions while nothing is asked. `openSearch` opens it, before
 * the page is hydrated too: so the input has its own text, and all but the input waits for its first use.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What is in the input; undefined until a reader searches. */
  const [query, setQuery] = useState<string>();
  const {search, load, hasFailed} = useSearchIndex();
  const findings = useMemo(() => search?.(query ?? '') ?? NO_FINDINGS, [search, query]);
  const isAnswered = findings.hits.length > 0 || findings.missing.length > 0;

  const readInput = useCallback((): void => {
    setQuery(input.current?.value);
    load();
  }, [load]);
  useEffect(() => {
    if (dialog.current?.open) readInput(); // it was opened before the page was hydrated
  }, [readInput]);
  const close = (): void => dialog.current?.close();
  const choose = (suggestion: string): void => {
    if (!input.current) return;
    input.current.value = suggestion;
    input.current.focus();
    readInput();
  };
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className="search"
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => handleKey(event, input.current)}
      ref={dialog}
      translate="no" // what a translator puts in place of a text cannot change with the results
    >
      <div className="search__bar" role="search">
        <SearchIcon />
        <input
          aria-label={translate({id: 'search.label', message: 'Search'})}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          onChange={readInput}
          onFocus={readInput}
          placeholder={translate({id: 'search.placeholder', message: 'Goal, field, or error'})}
          ref={input}
          role="searchbox"
          spellCheck={false}
          type="text"
        />
        <button className="clean-btn search__close" onClick={close} type="button">
          {translate({id: 'search.close', message: 'Close'})}
        </button>
      </div>
      {query !== undefined && (
        <>
          <Results {...findings} onFollow={close} />
          {hasFailed && <LoadFailure />}
          {!isAnswered && <Suggestions onChoose={choose} />}
          <Announcement {...findings} query={query} />
        </>
      )}
    </dialog>
  );
}
