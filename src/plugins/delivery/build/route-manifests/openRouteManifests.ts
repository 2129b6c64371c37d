import type {PageData} from '../../browser/route-manifests/RouteManifest';
import {PAGE_DATA} from '../../browser/route-manifests/RouteManifest';
import {findBundleScripts} from '../held-scripts/bundleScripts';
import {addressOf} from '../held-scripts/pageChunks';
import type {BuildFolders, PagePass} from '../Optimization';
import {writeRouteManifests} from './writeRouteManifests';

/**
 * Inserts the route information of a page before the scripts that read it.
 *
 * @param html a built page
 * @param data the route information of the page
 * @returns the page; the information is escaped so that it cannot close the surrounding element
 */
export function insertPageData(html: string, data: PageData): string {
  const [first] = findBundleScripts(html, 'routeManifests');
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const told = `<script type="application/json" id="${PAGE_DATA}">${json}</script>`;
  return first ? html.replace(first.element, () => told + first.element) : html;
}

/** The main bundle contains no page: each page has its own entry, and manifests have those of the pages it links to. */
export async function openRouteManifests(folders: BuildFolders): Promise<PagePass> {
  const {dataOf, runtime} = await writeRouteManifests(folders.outDir, folders.generatedDir);
  return {
    edit: (html, page) =>
      insertPageData(html.replaceAll(runtime.before, runtime.after), dataOf(addressOf(page))),
    summary: `route manifests: ${dataOf('/').count}`,
  };
}
