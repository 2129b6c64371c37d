// Replaces the prefetcher of the Docusaurus core, which requests a file once for each page that needs it, and with a
// kind of link that the content policy blocks in some browsers.

const asked = new Set<string>();

/** Returns true if this page has already loaded the file, as a script or by prefetching. */
function isHere(address: string): boolean {
  return performance.getEntriesByName(new URL(address, document.baseURI).href).length > 0;
}

/**
 * Loads a file into the browser's cache, each file once.
 *
 * @param address the file's address
 * @returns whether it is loaded or loading; a file that cannot be loaded is no error, since nobody needs it yet
 */
export default async function prefetch(address: string): Promise<boolean> {
  if (asked.has(address) || isHere(address)) {
    return true;
  }
  asked.add(address);
  try {
    const response = await fetch(address, {priority: 'low'});
    await response.arrayBuffer(); // a response is not cached unless its body is read
    return response.ok;
  } catch {
    asked.delete(address);
    return false;
  }
}
