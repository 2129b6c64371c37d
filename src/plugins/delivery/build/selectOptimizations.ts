import {type DeliveryOptions, NEEDS, type OptimizationName, OPTIMIZATIONS} from './Optimization';

/**
 * Selects the optimizations for one build.
 *
 * @param configured the options in docusaurus.config.ts
 * @param only the names of those to switch on, instead of the configured ones; undefined to use the configuration
 * @throws an Error for an optimization without the one that it needs
 */
export function selectOptimizations(
  configured: DeliveryOptions,
  only: readonly OptimizationName[] | undefined,
): DeliveryOptions {
  const isOn = (name: OptimizationName): boolean => only?.includes(name) ?? configured[name];
  for (const [name, needed] of Object.entries(NEEDS)) {
    if (OPTIMIZATIONS.some((it) => it === name && isOn(it)) && !isOn(needed)) {
      throw new Error(`${name} depends on ${needed}. Switch ${needed} on, or ${name} off.`);
    }
  }
  return {
    heldScripts: isOn('heldScripts'),
    pageStyles: isOn('pageStyles'),
    routeManifests: isOn('routeManifests'),
    trimmedModules: isOn('trimmedModules'),
    omittedParts: isOn('omittedParts'),
    shortNames: isOn('shortNames'),
    prefetchedLinks: isOn('prefetchedLinks'),
    resilientLoading: isOn('resilientLoading'),
    compressedFiles: isOn('compressedFiles'),
  };
}
