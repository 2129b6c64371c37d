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
import {LIST_ID, nameOption} from './options';
import {useSearchIndex} from './useSearchIndex';

const NO_FINDINGS: Findings = {hits: [], missing: []};

/** The place of the selected option when none is. */
const NONE = -1;

/** A key that an input method takes, as while Japanese is typed. */
const isComposing = ({nativeEvent}: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Returns the place of the option that an arrow key leads to, around both ends; undefined for another key. */
function moveSelection(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  return undefined;
}

/** Follows an option as a click does. With Ctrl, Cmd, or Shift, the browser opens a tab or a window. */
function follow(option: Element | undefined, {ctrlKey, metaKey, shiftKey}: KeyboardEvent): void {
  const init = {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
  option?.dispatchEvent(new MouseEvent('click', init));
}

/**
 * The dialog of search: an input, and the results, or suggestions while nothing is asked. The focus stays in the input:
 * arrow keys select an option, which screen readers read, and Enter follows it. `openSearch` opens the dialog, before the
 * page is hydrated too: so the input has its own text, and all but the input waits for its first use.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What is in the input; undefined until a reader searches. */
  const [query, setQuery] = useState<string>();
  /** The place of the option that arrow keys have led to, if any. */
  const [moved, setMoved] = useState<number>();
  const {search, load, hasFailed} = useSearchIndex();
  const findings = useMemo(() => search?.(query ?? '') ?? NO_FINDINGS, [search, query]);
  const isAnswered = findings.hits.length > 0 || findings.missing.length > 0;
  const hasOptions = query !== undefined && (findings.hits.length > 0 || !isAnswered);
  // The first result is selected from the start, so that Enter goes there. A suggestion has to be chosen.
  const selected = moved ?? (findings.hits.length > 0 ? 0 : NONE);

  const readInput = useCallback((): void => {
    setQuery(input.current?.value);
    setMoved(undefined);
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
  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) {
      if (event.key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
      return;
    }
    const options = [...(dialog.current?.querySelectorAll('[role=option]') ?? [])];
    if (event.key === 'Enter') {
      event.preventDefault(); // it would press the search button, which gets the focus back
      follow(options[selected], event);
      return;
    }
    const next = moveSelection(event.key, selected, options.length);
    if (next === undefined) return;
    event.preventDefault(); // the caret stays
    options[next]?.scrollIntoView({block: 'nearest'});
    setMoved(next);
  };
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className="search"
      onClick={(event) => event.target === dialog.current && close()}
      ref={dialog}
      translate="no" // what a translator puts in place of a text cannot change with the results
    >
      <div className="search__bar" role="search">
        <SearchIcon />
        <input
          aria-activedescendant={selected === NONE ? undefined : nameOption(selected)}
          aria-autocomplete="list"
          aria-controls={hasOptions ? LIST_ID : undefined}
          aria-expanded={hasOptions}
          aria-label={translate({id: 'search.label', message: 'Search'})}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          onChange={readInput}
          onFocus={readInput}
          onKeyDown={handleKey}
          placeholder={translate({id: 'search.placeholder', message: 'Goal, field, or error'})}
          ref={input}
          role="combobox"
          spellCheck={false}
          type="text"
        />
        <button className="clean-btn search__close" onClick={close} type="button">
          {translate({id: 'search.close', message: 'Close'})}
        </button>
      </div>
      {query !== undefined && (
        <>
          <Results {...findings} onFollow={close} selected={selected} />
          {hasFailed && <LoadFailure />}
          {!isAnswered && <Suggestions onChoose={choose} selected={selected} />}
          <Announcement {...findings} query={query} />
        </>
      )}
    </dialog>
  );
}
