import path from 'node:path';
import type {BundleChanges} from '../Optimization';

const loader = (file: string): string => path.join(__dirname, file);

/** Keeps only layouts in the main bundle; pages come from route manifests. `writeRouteManifests` detects failures. */
export const ROUTE_MANIFESTS: BundleChanges = {
  loaders: [
    {
      test: /\.docusaurus[\\/](?:(?:routes|registry)\.js|routesChunkNames\.json)$/,
      loader: loader('splitRoutes.cjs'),
    },
    {test: /\.docusaurus[\\/]globalData\.json$/, loader: loader('trimGlobalData.cjs')},
  ],
  clientModules: [path.join(__dirname, '../../browser/route-manifests/routeManifests.ts')],
};
