import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import KeyHints from './KeyHints';
import ScopeFilter from './ScopeFilter';
import type {Combobox} from './Combobox';
import type {Scope, SearchHit} from './SearchSection';
import SearchResults, {LIST_ID, optionId} from './SearchResults';
import SearchStatus from './SearchStatus';
import {useSearch} from './useSearch';

export type Props = {
  readonly query: string;
  /** The text of the input when Enter was last pressed. */
  readonly sent: string | undefined;
  /** Receives the attributes of the input whenever they change. It must be a stable function. */
  readonly onCombobox: (combobox: Combobox) => void;
  readonly onClose: () => void;
};

/** Returns where an arrow key leads in a list of `count` options; undefined for any other key. */
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

/** The results of a query: a list of sections, in which the arrow keys of the input move the selection. */
export default function SearchPanel({query, sent, onCombobox, onClose}: Props): ReactNode {
  const history = useHistory();
  const [scope, setScope] = useState<Scope>();
  const [chosen, setChosen] = useState({query, at: 0});
  const {state, groups, retry} = useSearch(useBaseUrl('/search.json'), query, scope);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const active = Math.min(chosen.query === query ? chosen.at : 0, hits.length - 1);
  const isEmpty = query.trim() === '';

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const goTo = (hit: SearchHit): void => {
    onClose();
    history.push(hit.id);
  };
  useEffect(() => {
    const [first] = hits;
    if (first && sent === query) goTo(first);
    // Runs as soon as the index is loaded: an earlier Enter had no result to open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  const choose = (event: MouseEvent, hit: SearchHit): void => {
    if (!opensElsewhere(event)) {
      event.preventDefault();
      goTo(hit);
    }
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (nextPosition(event.key, active, hits.length) !== undefined) {
      event.preventDefault();
      // Starts from the last choice, not the last rendered one: a held key repeats faster than that is rendered.
      setChosen((last) => {
        const at = last.query === query ? Math.min(last.at, hits.length - 1) : 0;
        return {query, at: nextPosition(event.key, at, hits.length) ?? at};
      });
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
  // Runs before the results are painted: otherwise Enter would call the previous handler, which lacks them.
  useLayoutEffect(() => {
    onCombobox({
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      'aria-controls': hits.length > 0 ? LIST_ID : undefined,
      'aria-expanded': hits.length > 0,
      onKeyDown: handleKey,
    });
    // The other values that the key handler uses do not change while the dialog is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active, hits, query, onCombobox]);
  return (
    <>
      <div aria-live="polite" className="visuallyHidden" role="status">
        {state === 'ready' &&
          !isEmpty &&
          translate(
            {id: 'search.count', message: '{sections} sections on {pages} pages'},
            {sections: String(hits.length), pages: String(groups.length)},
          )}
      </div>
      {!isEmpty && <ScopeFilter scope={scope} onChange={setScope} />}
      {hits.length > 0 && (
        <SearchResults
          active={active}
          groups={groups}
          label={translate({id: 'search.results', message: 'Results'})}
          onChoose={choose}
        />
      )}
      {!isEmpty && hits.length === 0 && (
        <SearchStatus onRetry={retry} query={query.trim()} state={state} />
      )}
      {hits.length > 0 && <KeyHints />}
    </>
  );
}
