/** Reads a property of a value whose form is up to another package. */
function read(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

/**
 * Extends the version of the bundler's persistent cache. The bundler does not read a cache with another version.
 *
 * @param config the bundler's configuration, as Docusaurus created it: the cache is an experiment of Rspack 1, and a
 * setting of Rspack 2 and of webpack
 * @param version the text to append
 * @returns the part of a configuration to merge; an empty one if nothing is cached between builds
 */
export function addCacheVersion(config: object, version: string): object {
  const add = (cache: unknown): {readonly cache: {readonly version: string}} | undefined => {
    const own = read(cache, 'version');
    return typeof own === 'string' ? {cache: {version: `${own}-${version}`}} : undefined;
  };
  const experiments = add(read(read(config, 'experiments'), 'cache'));
  return experiments ? {experiments} : (add(read(config, 'cache')) ?? {});
}
