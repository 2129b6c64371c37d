import {type ComponentType, useCallback, useEffect, useState} from 'react';
import type {Props} from './SearchPanel';

/** The part of the dialog that answers, once it is there. */
type Loaded = {
  readonly Panel?: ComponentType<Props>;
  readonly hasFailed?: boolean;
};

/**
 * Loads the part of the dialog that answers. Not by `lazy`: React keeps back for 300 ms what comes soon after.
 *
 * @returns with a way to try again
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
