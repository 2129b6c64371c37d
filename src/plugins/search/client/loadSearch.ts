import type {Search} from './engine';

/** Kept for the next dialog: each kind of page has its own. */
let loaded: Promise<Search> | undefined;

async function loadIndex(): Promise<Search> {
  const [{openIndex}, file] = await Promise.all([import('./engine'), fetch('/search.json')]);
  return openIndex(await file.text());
}

/**
 * Loads the engine and the index, once. After a failure, the next call tries again.
 *
 * @throws (rejects) when one of them does not come
 */
export function loadSearch(): Promise<Search> {
  loaded ??= loadIndex();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
