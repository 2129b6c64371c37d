import {useCallback, useEffect, useMemo, useState} from 'react';
import type MiniSearch from 'minisearch';
import {groupByPage, type PageGroup} from './groupByPage';
import {loadIndex} from './loadIndex';
import {findSections} from './searchEngine';
import type {Scope, SearchSection} from './SearchSection';

/** The loading state of the index. */
export type IndexState = 'loading' | 'ready' | 'failed';

/** What the dialog shows, and a function that retries a failed load. */
type Search = {
  readonly state: IndexState;
  readonly groups: readonly PageGroup[];
  readonly retry: () => void;
};

/**
 * Searches for what is typed, once the index is loaded.
 *
 * @param pointerAddress the address of the small file that names the index
 */
export function useSearch(pointerAddress: string, query: string, scope: Scope | undefined): Search {
  const [index, setIndex] = useState<MiniSearch<SearchSection>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadIndex(pointerAddress).then(setIndex, () => setHasFailed(true));
  }, [pointerAddress]);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setHasFailed(false);
    load();
  }, [load]);
  const groups = useMemo(
    () => (index ? groupByPage(findSections(index, query, scope)) : []),
    [index, query, scope],
  );
  return {state: index ? 'ready' : hasFailed ? 'failed' : 'loading', groups, retry};
}
