import type {Search} from './engine';

/** Kept for the next dialog: each kind of page has its own. */
let loaded: Promise<Search> | undefined;

/**
 * Loads the engine and the index, once. After a failure, the next call tries again.
 *
 * @throws (rejects) when one of them does not come
 */
export function loadSearch(address: string): Promise<Search> {
  loaded ??= Promise.all([import('./engine'), fetch(address).then((file) => file.text())]).then(
    ([{openIndex}, json]) => openIndex(json),
  );
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
