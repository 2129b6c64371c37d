import type {BundleChanges, OptimizationName, Trace} from './Optimization';
import {OMITTED_PARTS} from './omitted-parts/changes';
import {PREFETCHED_LINKS} from './prefetched-links/changes';
import {RESILIENT_LOADING} from './resilient-loading/changes';
import {ROUTE_MANIFESTS} from './route-manifests/changes';
import {SHORT_NAMES} from './short-names/changes';
import {TRIMMED_MODULES} from './trimmed-modules/changes';

/** What each optimization changes in the bundle. Those that only change built pages have no entry. */
const CHANGES: Partial<Record<OptimizationName, BundleChanges>> = {
  routeManifests: ROUTE_MANIFESTS,
  trimmedModules: TRIMMED_MODULES,
  omittedParts: OMITTED_PARTS,
  shortNames: SHORT_NAMES,
  prefetchedLinks: PREFETCHED_LINKS,
  resilientLoading: RESILIENT_LOADING,
};

/** Lists what optimizations change in the bundle. */
export function listChanges(optimizations: readonly OptimizationName[]): BundleChanges[] {
  return optimizations.flatMap((name) => CHANGES[name] ?? []);
}

/** Lists what shows that optimizations take effect, each trace with the name of its optimization. */
export function listTraces(
  optimizations: readonly OptimizationName[],
): (Trace & {readonly name: OptimizationName})[] {
  return optimizations.flatMap((name) =>
    (CHANGES[name]?.traces ?? []).map((trace) => ({...trace, name})),
  );
}
