import {type DeliveryOptions, type LeverName, LEVERS} from './Lever';

/** An optimization that works through another one. */
const NEEDS: Partial<Record<LeverName, LeverName>> = {routeManifests: 'resilientLoading'};

/**
 * Switches optimizations for one build.
 *
 * @param configured what docusaurus.config.ts says
 * @param only the names of those to be on, in place of what is configured; undefined to leave it
 * @throws an Error for an optimization without the one that it needs
 */
export function switchLevers(
  configured: DeliveryOptions,
  only: readonly LeverName[] | undefined,
): DeliveryOptions {
  const isOn = (name: LeverName): boolean => only?.includes(name) ?? configured[name];
  for (const [name, needed] of Object.entries(NEEDS)) {
    if (LEVERS.some((it) => it === name && isOn(it)) && !isOn(needed)) {
      throw new Error(`${name} works through ${needed}. Switch ${needed} on, or ${name} off.`);
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
