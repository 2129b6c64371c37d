import MiniSearch from 'minisearch';
import {SEARCH_OPTIONS} from './searchEngine';
import type {SearchSection} from './SearchSection';

let loading: Promise<MiniSearch<SearchSection>> | undefined;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.text();
}

async function fetchIndex(pointerAddress: string): Promise<MiniSearch<SearchSection>> {
  const pointer: unknown = JSON.parse(await fetchText(pointerAddress));
  if (typeof pointer !== 'object' || pointer === null || !('index' in pointer)) {
    throw new Error(`${pointerAddress} names no index`);
  }
  const json = await fetchText(String(pointer.index));
  return MiniSearch.loadJSON<SearchSection>(json, SEARCH_OPTIONS);
}

/**
 * Loads the index once. A failed load is not cached, so that the next call retries.
 *
 * @param pointerAddress the address of the small file that names the index
 * @throws when either file cannot be loaded
 */
export async function loadIndex(pointerAddress: string): Promise<MiniSearch<SearchSection>> {
  loading ??= fetchIndex(pointerAddress);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
