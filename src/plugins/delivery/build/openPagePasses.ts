import {insertInlineScript} from './held-scripts/insertInlineScript';
import {openHeldScripts} from './held-scripts/openHeldScripts';
import {
  type BuildFolders,
  type DeliveryOptions,
  type OptimizationName,
  OPTIMIZATIONS,
  type PagePass,
} from './Optimization';
import {checkTraces} from './checkTraces';
import {openPageStyles} from './page-styles/openPageStyles';
import {openRouteManifests} from './route-manifests/openRouteManifests';

type OpenPass = (folders: BuildFolders) => Promise<PagePass>;

/** In the order in which they run: each pass gets the page as the earlier passes have left it. */
const PASSES: readonly (readonly [OptimizationName, OpenPass])[] = [
  ['pageStyles', openPageStyles],
  ['routeManifests', openRouteManifests],
  ['heldScripts', openHeldScripts],
];

/**
 * Prepares what optimizations change in the built pages, after `docusaurus build`. First, each optimization that
 * changed the bundle looks for its trace there.
 *
 * @param options whether each optimization is on, as in the build
 * @param inlineScript the result of `buildInlineScript` for the same options
 * @param folders the folders of the build
 * @returns the passes of the optimizations that are on
 * @throws the error of `unknownForm` of an optimization that does not recognize what was built
 */
export async function openPagePasses(
  options: DeliveryOptions,
  inlineScript: string | undefined,
  folders: BuildFolders,
): Promise<PagePass[]> {
  await checkTraces(
    folders.outDir,
    OPTIMIZATIONS.filter((name) => options[name]),
  );
  const passes = inlineScript === undefined ? [] : [insertInlineScript(inlineScript)];
  for (const [name, open] of PASSES) {
    if (options[name]) passes.push(await open(folders));
  }
  return passes;
}
