import {useCallback, useEffect, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteSection} from '@site/src/plugins/navigation';
import {loadSections, loadedSections} from './loadSections';

/** Where loading the pages of the sections stands; `retrying` is loading that a reader asked for. */
export type SectionsState = 'loading' | 'failed' | 'retrying' | 'ready';

/** The sections of the site in the order of the bar at the top, and how to try again after a failed load. */
type SiteSections = {
  readonly state: SectionsState;
  /** With all of their pages when they are ready, and until then with the first page of each. */
  readonly sections: readonly SiteSection[];
  readonly retry: () => void;
};

type SectionsData = {readonly sections: readonly SiteSection[]};

function isSectionsData(data: unknown): data is SectionsData {
  return typeof data === 'object' && data !== null && 'sections' in data;
}

/**
 * Gives the sections of the site and their sidebars, as src/plugins/navigation wrote them down.
 *
 * @param isNeeded true when their pages are to be loaded
 */
export function useSections(isNeeded: boolean): SiteSections {
  const starts = usePluginData('navigation');
  const [sections, setSections] = useState(loadedSections);
  const [trouble, setTrouble] = useState<'failed' | 'retrying'>();
  const load = useCallback(() => {
    loadSections().then(setSections, () => setTrouble('failed'));
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
  if (sections) return {state: 'ready', sections, retry};
  return {
    state: trouble ?? 'loading',
    sections: isSectionsData(starts) ? starts.sections : [],
    retry,
  };
}
