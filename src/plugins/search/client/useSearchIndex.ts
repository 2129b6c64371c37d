import {useCallback, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Search} from './engine';

/** Kept for the next dialog: each kind of page has its own. */
let index: Promise<Search> | undefined;

async function fetchIndex(address: string): Promise<Search> {
  const [{openIndex}, response] = await Promise.all([import('./engine'), fetch(address)]);
  return openIndex(await response.text());
}

/**
 * Loads the index of search when it is needed.
 *
 * @returns `load`, which asks again if the last try has failed; `search` once the index is there; `hasFailed` if it did
 *   not come
 */
export function useSearchIndex() {
  const address = useBaseUrl('/search.json');
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    index ??= fetchIndex(address);
    index.then(
      (loaded) => setSearch(() => loaded),
      () => {
        index = undefined;
        setHasFailed(true);
      },
    );
  }, [address]);
  return {search, load, hasFailed: hasFailed && search === undefined};
}
