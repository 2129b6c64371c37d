import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ScopeFilter from './ScopeFilter';
import type {Scope, SearchHit} from './SearchSection';
import SearchResults, {LIST_ID, optionId} from './SearchResults';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

export type Props = {
  readonly onClose: () => void;
};

/** Where an arrow, Home or End leads in a list of so many options; undefined for any other key. */
function nextPosition(key: string, active: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active <= 0 ? count : active) - 1,
  };
  return count === 0 ? undefined : moves[key];
}

function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey;
}

/** The search dialog: a combobox over the sections of every page. */
export default function SearchDialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const inputId = useId();
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<Scope>();
  const [chosen, setChosen] = useState(0);
  const {state, groups, retry} = useSearch(useBaseUrl('/search.json'), query, scope);
  const hits = groups.flatMap((group) => group.hits);
  const active = hits.length === 0 ? -1 : Math.min(chosen, hits.length - 1);

  useEffect(() => {
    dialog.current?.showModal(); // moves the focus to the first control, which is the input
  }, []);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const goTo = (hit: SearchHit): void => {
    dialog.current?.close();
    history.push(hit.id);
  };
  const choose = (event: MouseEvent, hit: SearchHit): void => {
    if (!opensElsewhere(event)) {
      event.preventDefault();
      goTo(hit);
    }
  };
  const handleKey = (event: KeyboardEvent): void => {
    const next = nextPosition(event.key, active, hits.length);
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next);
    }
    const hit = hits[active];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (hit && opensElsewhere(event)) {
        window.open(hit.id);
      } else if (hit) {
        goTo(hit);
      }
    }
  };
  const announcement =
    state === 'ready' && query.trim() !== ''
      ? translate(
          {id: 'search.count', message: '{sections} sections on {pages} pages'},
          {sections: String(hits.length), pages: String(groups.length)},
        )
      : '';
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className={styles.dialog}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.panel}>
        <div className={styles.bar} role="search">
          <label className="visuallyHidden" htmlFor={inputId}>
            {translate({id: 'search.label', message: 'Search'})}
          </label>
          <input
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-controls={hits.length > 0 ? LIST_ID : undefined}
            aria-expanded={hits.length > 0}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className={styles.input}
            enterKeyHint="go"
            id={inputId}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={handleKey}
            role="combobox"
            spellCheck={false}
            type="text"
            value={query}
          />
          <button className={styles.close} onClick={() => dialog.current?.close()} type="button">
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </div>
        <ScopeFilter scope={scope} onChange={setScope} />
        <div aria-live="polite" className="visuallyHidden" role="status">
          {announcement}
        </div>
        {hits.length > 0 && (
          <SearchResults
            active={active}
            groups={groups}
            label={translate({id: 'search.results', message: 'Results'})}
            onChoose={choose}
          />
        )}
        <SearchStatus hasResults={hits.length > 0} onRetry={retry} query={query} state={state} />
      </div>
    </dialog>
  );
}
