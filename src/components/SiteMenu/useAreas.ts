import {useCallback, useEffect, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Area} from '@site/src/plugins/areas/areaSidebar';
import {loadAreas, loadedAreas} from './loadAreas';

/** Where loading the pages of the areas stands; `retrying` is loading that a reader asked for. */
export type AreasState = 'loading' | 'failed' | 'retrying' | 'ready';

/** The areas of the site in the order of the bar at the top, and how to try again after a failed load. */
export type Areas = {
  readonly state: AreasState;
  /** With all of their pages when they are ready, and until then with the first page of each. */
  readonly areas: readonly Area[];
  readonly retry: () => void;
};

type AreasData = {readonly areas: readonly Area[]};

function isAreasData(data: unknown): data is AreasData {
  return typeof data === 'object' && data !== null && 'areas' in data;
}

/**
 * Gives the areas of the site and their sidebars, as src/plugins/areas wrote them down.
 *
 * @param isNeeded true when their pages are to be loaded
 */
export function useAreas(isNeeded: boolean): Areas {
  const starts = usePluginData('areas');
  const [areas, setAreas] = useState(loadedAreas);
  const [trouble, setTrouble] = useState<'failed' | 'retrying'>();
  const load = useCallback(() => {
    loadAreas().then(setAreas, () => setTrouble('failed'));
  }, []);
  const retry = useCallback(() => {
    setTrouble('retrying');
    load();
  }, [load]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    load();
    return () => setTrouble(undefined); // a menu that closed opens with another try
  }, [isNeeded, load]);
  useEffect(() => {
    if (trouble !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [trouble, retry]);
  if (areas) return {state: 'ready', areas, retry};
  return {state: trouble ?? 'loading', areas: isAreasData(starts) ? starts.areas : [], retry};
}
