import {useCallback, useEffect, useState} from 'react';
import type {Search} from './Findings';

let loading: Promise<Search> | undefined;

async function load(address: string): Promise<Search> {
  const [{openIndex}, response] = await Promise.all([import('./engine'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return openIndex(await response.text());
}

/** The function that searches, once it is loaded. */
type Index = {
  readonly search: Search | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Loads the index and the code that searches it, once for all dialogs of the page.
 *
 * @param address the address of the index
 */
export function useIndex(address: string): Index {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = useCallback(() => {
    loading ??= load(address);
    loading.then(
      (loaded) => setSearch(() => loaded),
      () => {
        loading = undefined;
        setHasFailed(true);
      },
    );
  }, [address]);
  useEffect(start, [start]);
  const retry = (): void => {
    setHasFailed(false);
    start();
  };
  return {search, hasFailed, retry};
}
