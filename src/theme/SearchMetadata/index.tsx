// Ejected. Changes: nothing is left; the tags are for search services that the site does not use.

/** What a page tells search services. */
export default function SearchMetadata(): null {
  return null;
}
