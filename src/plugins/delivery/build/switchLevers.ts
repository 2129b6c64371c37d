import {type DeliveryOptions, type LeverName, LEVERS} from './Lever';

/** An optimization that works through another one. */
const NEEDS: Partial<Record<LeverName, LeverName>> = {routeManifests: 'resilientLoading'};

/** Set where `npm run build` runs the passes over the pages that come after `docusaurus build`. */
export const PASSES_FOLLOW = {DELIVERY_PASSES: 'follow'} as const;

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
    prefetchedLinks: isOn('prefetchedLinks'),
    resilientLoading: isOn('resilientLoading'),
    compressedFiles: isOn('compressedFiles'),
  };
}

/**
 * Lists what takes part in a build. Plain `docusaurus build` and `npm start` have none: they lack the passes
 * without which some of the changes in the bundle would be half of something.
 *
 * @param options each optimization, on or off
 */
export function activeLevers(options: DeliveryOptions): LeverName[] {
  return process.env.DELIVERY_PASSES === PASSES_FOLLOW.DELIVERY_PASSES
    ? LEVERS.filter((name) => options[name])
    : [];
}
