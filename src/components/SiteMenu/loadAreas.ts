import {whenIdle} from '@site/src/client/whenIdle';
import {isDear} from '@site/src/components/Navigation/isDear';
import prefetch from '@site/src/components/Navigation/prefetch';
import {withRetries} from '@site/src/components/Navigation/withRetries';
import type {Area} from '@site/src/plugins/areas/areaSidebar';

let loading: Promise<readonly Area[]> | undefined;
let loaded: readonly Area[] | undefined;

async function importAreas(): Promise<readonly Area[]> {
  const file = await import(/* webpackChunkName: "areas" */ '@generated/areas/default/areas.json');
  return file.default;
}

/**
 * Gives the areas of the site with all of their pages.
 *
 * @returns undefined while they are not loaded
 */
export function loadedAreas(): readonly Area[] | undefined {
  return loaded;
}

/**
 * Loads the areas of the site with all of their pages, once. A load that failed is forgotten, so that the next
 * call tries again.
 *
 * @throws when the file cannot be had, after some tries
 */
export async function loadAreas(): Promise<readonly Area[]> {
  loading ??= withRetries(importAreas);
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Brings the file that `loadAreas` needs into the browser's cache, where data is not dear. */
export function prefetchAreas(): void {
  if (isDear()) return;
  whenIdle(() => {
    if (!loading) void prefetch(__webpack_require__.gca('areas'));
  });
}
