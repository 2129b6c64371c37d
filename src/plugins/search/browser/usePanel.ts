import {type ComponentType, useCallback, useEffect, useState} from 'react';
import type {Props} from './SearchPanel';

/** The results panel, once it is loaded. */
type Loaded = {
  readonly Panel?: ComponentType<Props>;
  readonly hasFailed?: boolean;
};

/**
 * Loads the results panel. It does not use `lazy`, because React then delays content that arrives soon after by 300 ms.
 *
 * @returns the panel or the failure, with a function that retries
 */
export function usePanel(): Loaded & {readonly retry: () => void} {
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = useCallback(() => {
    import('./SearchPanel').then(
      ({default: Panel}) => setLoaded({Panel}),
      () => setLoaded({hasFailed: true}),
    );
  }, []);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setLoaded({});
    load();
  }, [load]);
  return {...loaded, retry};
}
