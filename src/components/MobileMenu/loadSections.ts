import {whenIdle} from '@site/src/plugins/navigation/browser/whenIdle';
import {savesData} from '@site/src/plugins/navigation/browser/savesData';
import prefetch from '@site/src/plugins/navigation/browser/prefetchFile';
import {withRetries} from '@site/src/plugins/navigation/browser/withRetries';
import type {SiteSection} from '@site/src/plugins/navigation';

let loading: Promise<readonly SiteSection[]> | undefined;
let loaded: readonly SiteSection[] | undefined;

async function importSections(): Promise<readonly SiteSection[]> {
  const file = await import(
    /* webpackChunkName: "sections" */ '@generated/navigation/default/sections.json'
  );
  return file.default;
}

/**
 * Returns the sections of the site with all of their pages.
 *
 * @returns undefined until they are loaded
 */
export function loadedSections(): readonly SiteSection[] | undefined {
  return loaded;
}

/**
 * Loads the sections of the site with all of their pages, once. A failed load is not cached, so that the next call
 * tries again.
 *
 * @throws when the file still cannot be loaded after several retries
 */
export async function loadSections(): Promise<readonly SiteSection[]> {
  loading ??= withRetries(importSections);
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Prefetches the file that `loadSections` needs into the browser's cache, unless save-data is on. */
export function prefetchSections(): void {
  if (savesData()) return;
  whenIdle(() => {
    if (!loading) void prefetch(__webpack_require__.gca('sections'));
  });
}
