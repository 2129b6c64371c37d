/** Reads a property of something whose form another package decides. */
function read(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

/**
 * Adds to the version of the bundler's persistent cache. A cache of another version is not read.
 *
 * @param config the bundler's configuration, as Docusaurus made it: the cache is an experiment of Rspack 1, and a
 * setting of Rspack 2 and of webpack
 * @param version what to add
 * @returns the part of a configuration to merge; an empty one when nothing is kept between builds
 */
export function addCacheVersion(config: object, version: string): object {
  const add = (cache: unknown): {readonly cache: {readonly version: string}} | undefined => {
    const own = read(cache, 'version');
    return typeof own === 'string' ? {cache: {version: `${own}-${version}`}} : undefined;
  };
  const experiments = add(read(read(config, 'experiments'), 'cache'));
  return experiments ? {experiments} : (add(read(config, 'cache')) ?? {});
}
