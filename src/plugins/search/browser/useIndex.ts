import {useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Search} from './engine';

/** Kept for the next dialog: each kind of page has its own. */
let index: Promise<Search> | undefined;

async function loadIndex(address: string): Promise<Search> {
  const [{openIndex}, response] = await Promise.all([import('./engine'), fetch(address)]);
  return openIndex(await response.text());
}

/** @returns what searches, once it has come; and what loads it, again if that has failed */
export function useIndex() {
  const address = useBaseUrl('/search.json');
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => {
    index ??= loadIndex(address);
    index.then(
      (loaded) => setSearch(() => loaded),
      () => {
        index = undefined;
        setHasFailed(true);
      },
    );
  };
  return {search, hasFailed: hasFailed && !search, load};
}
