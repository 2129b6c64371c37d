import type {Search} from './engine';

/** Kept for the next dialog: each kind of page has its own. */
let loaded: Promise<Search> | undefined;

/**
 * Loads the engine and the index, once. After a failure, the next call tries again.
 *
 * @throws (rejects) when one of them does not come
 */
export function loadSearch(address: string): Promise<Search> {
  loaded ??= loadIndex(address);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function loadIndex(address: string): Promise<Search> {
  const [{openIndex}, file] = await Promise.all([import('./engine'), fetch(address)]);
  return openIndex(await file.text());
}
