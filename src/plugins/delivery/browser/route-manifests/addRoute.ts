import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {isRoute} from '../../../navigation/browser/isRoute';
import type {PageRoute} from './RouteManifest';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

type Doc = {readonly id: string; readonly path: string; readonly sidebar?: string};
type Instance = {
  readonly versions: readonly {readonly path: string; readonly docs: Doc[]}[];
};

function isIn(path: string, folder: unknown): boolean {
  return typeof folder === 'string' && path.startsWith(`${folder}/`);
}

/** Returns the innermost list of routes around a path. */
function listAround(path: string): Routes {
  let list: Routes = routes;
  for (;;) {
    const inner = list.find((route) => route.routes && isIn(path, route.path))?.routes;
    if (!inner) return list;
    list = inner;
  }
}

/** The navbar uses this to determine which section a page is in. */
function addDoc({path, sidebar}: PageRoute): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as Record<string, Instance>;
  const versions = Object.values(instances).flatMap((instance) => instance.versions);
  const around = versions.find((version) => isIn(path, version.path));
  around?.docs.push({id: path, path, ...(sidebar && {sidebar})});
}

/**
 * Adds the route of a page to those of the main bundle. The registry must already contain its chunks.
 *
 * @param route what Docusaurus generated; nothing happens if the page is known
 */
export function addRoute(route: PageRoute): void {
  const {path, hash, sidebar, names} = route;
  if (isRoute(path)) return;
  routesChunkNames[`${path}-${hash}`] = names;
  const component = ComponentCreator(path, hash);
  listAround(path).push({path, exact: true, component, ...(sidebar && {sidebar})});
  addDoc(route);
}
