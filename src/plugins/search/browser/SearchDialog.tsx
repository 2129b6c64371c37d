import {type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Search} from './engine';
import Results, {LIST_ID, LoadFailure, optionId, Suggestions} from './Results';

/** Kept for the next dialog: each kind of page has its own. */
let index: Promise<Search> | undefined;

/** Loads the index and the code that searches it. */
async function loadIndex(address: string): Promise<Search> {
  const [{openIndex}, response] = await Promise.all([import('./engine'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return openIndex(await response.text());
}

/** One opening of the dialog, with its initial query, which is empty for none. */
export type Asked = {readonly query: string};

export type Props = {readonly asked: Asked; readonly icon: ReactNode};

/** The search dialog: an input, and the list of results in which its arrow keys move. */
export default function SearchDialog({asked, icon}: Props): ReactNode {
  const history = useHistory();
  const address = useBaseUrl('/search.json');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  /** Whether Enter was pressed before there were results. */
  const [isSent, setIsSent] = useState(false);
  const {hits, missing} = useMemo(
    () => search?.(query) ?? {hits: [], missing: []},
    [search, query],
  );
  const isAnswered = hits.length > 0 || missing.length > 0;

  const load = (): void => {
    setHasFailed(false);
    index ??= loadIndex(address);
    index.then(
      (loaded) => setSearch(() => loaded),
      () => {
        index = undefined;
        setHasFailed(true);
      },
    );
  };
  const change = (text: string): void => {
    setQuery(text);
    setActive(0);
    setIsSent(false);
    input.current?.focus();
  };
  const close = (): void => dialog.current?.close();
  const goTo = (id: string): void => {
    close();
    history.push(id);
  };
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    change(asked.query);
    load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [asked]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);
  useEffect(() => {
    if (isSent && hits[0]) goTo(hits[0].id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the index arrives
  }, [search]);

  const handleKey = (event: KeyboardEvent): void => {
    const {key, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
    // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key that ends a composition only by this code
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      if (key === 'Escape') event.preventDefault(); // it ends the composition, not the dialog
      return;
    }
    const hit = hits[active];
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (key !== 'Enter' && !(step && hit)) return;
    event.preventDefault();
    if (step) setActive((active + step + hits.length) % hits.length);
    else if (!hit) setIsSent(true);
    else if (ctrlKey || metaKey || shiftKey) window.open(hit.id);
    else goTo(hit.id);
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
        {icon}
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
      {hasFailed && <LoadFailure onRetry={load} />}
      {!isAnswered && !hasFailed && <Suggestions onChoose={change} />}
      <div className="sr" role="status">
        {isAnswered &&
          translate({id: 'search.count', message: '{count} results'}, {count: String(hits.length)})}
      </div>
    </dialog>
  );
}
