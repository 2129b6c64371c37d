// Ejected. Changes: renders nothing, because the tags are for search services that the site does not use.

/** Metadata for search services: none. */
export default function SearchMetadata(): null {
  return null;
}
