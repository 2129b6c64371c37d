import {usePluginData} from '@docusaurus/useGlobalData';
import type {Area} from '@site/src/plugins/areas/areaSidebar';

type AreasData = {readonly areas: readonly Area[]};

function isAreasData(data: unknown): data is AreasData {
  return typeof data === 'object' && data !== null && 'areas' in data;
}

/**
 * Reads the areas of the site and their sidebars, as the areas plugin put them into every page.
 *
 * @returns the areas in the order of the bar at the top
 */
export function useAreas(): readonly Area[] {
  const data = usePluginData('areas');
  return isAreasData(data) ? data.areas : [];
}
