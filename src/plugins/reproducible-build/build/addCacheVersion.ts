/** Reads a property of something whose form another package decides. */
function read(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

/**
 * Adds to the version of the bundler's persistent cache. A cache of another version is not read.
 *
 * @param config the bundler's configuration, as Docusaurus made it
 * @param version what to add
 * @returns the part of a configuration to merge; an empty one when nothing is kept between builds
 */
export function addCacheVersion(
  config: object,
  version: string,
): {experiments?: {cache: {version: string}}} {
  const cache = read(read(config, 'experiments'), 'cache');
  const own = read(cache, 'version');
  return typeof own === 'string' ? {experiments: {cache: {version: `${own}-${version}`}}} : {};
}
