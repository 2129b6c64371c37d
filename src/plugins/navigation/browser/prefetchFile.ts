// In the place of the prefetcher of Docusaurus' core, which asks for one file once for each page that needs it,
// and by a kind of link that the content policy stops in some browsers.

const asked = new Set<string>();

/** True for a file that this page has loaded already, as a script or in advance. */
function isHere(address: string): boolean {
  return performance.getEntriesByName(new URL(address, document.baseURI).href).length > 0;
}

/**
 * Brings a file into the browser's cache, each file once.
 *
 * @param address the file's address
 * @returns whether it is there or on its way; a file that cannot be loaded is no error, since nobody needs it yet
 */
export default async function prefetch(address: string): Promise<boolean> {
  if (asked.has(address) || isHere(address)) {
    return true;
  }
  asked.add(address);
  try {
    const response = await fetch(address, {priority: 'low'});
    await response.arrayBuffer(); // a body that nobody reads does not reach the cache
    return response.ok;
  } catch {
    asked.delete(address);
    return false;
  }
}
