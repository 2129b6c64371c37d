/** The chunks of one route: names, in a tree with the shape of the route's parts. */
type ChunkTree = Readonly<Record<string, unknown>>;

/** What Docusaurus writes as `@generated/routesChunkNames`: a key is a path, a hyphen and a hash. */
export type ChunkTable = Readonly<Record<string, ChunkTree>>;

/** Returns the names in a tree of any shape. */
export function namesIn(tree: unknown): string[] {
  if (typeof tree === 'string') {
    return [tree];
  }
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(namesIn) : [];
}

/** Layouts have only a component and its data, pages have content of their own. */
function isLayout(tree: ChunkTree): boolean {
  return Object.keys(tree).every((key) => key.startsWith('__'));
}

/**
 * Lists the chunks that the routes at one path load. Several routes can have the same path: the redirect `/docs` has the
 * path of the layout around all guides.
 *
 * @param table all chunks
 * @param path the path of a route
 * @param isPage true if the address ends here, false if the route is around another one
 */
export function chunkNames(table: ChunkTable, path: string, isPage: boolean): string[] {
  const entries = Object.entries(table).filter(
    ([key]) => key.startsWith(path) && key.lastIndexOf('-') === path.length,
  );
  return entries.flatMap(([, tree]) => (isPage || isLayout(tree) ? namesIn(tree) : []));
}
