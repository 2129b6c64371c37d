import type {PageData} from '../../browser/route-manifests/RouteManifest';
import {PAGE_DATA} from '../../browser/route-manifests/RouteManifest';
import {findBundleScripts} from '../held-scripts/bundleScripts';
import {addressOf} from '../held-scripts/pageChunks';
import type {BuildFolders, PagePass} from '../Lever';
import {writeRouteManifests} from './writeRouteManifests';

/**
 * Writes what a page says of routes before the scripts that read it.
 *
 * @param html a built page
 * @param data what the page says
 * @returns the page; what it says cannot end the element it stands in
 */
export function tellPage(html: string, data: PageData): string {
  const [first] = findBundleScripts(html, 'routeManifests');
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const told = `<script type="application/json" id="${PAGE_DATA}">${json}</script>`;
  return first ? html.replace(first.element, () => told + first.element) : html;
}

/** The main file knows no page: each page brings its own line, and manifests have those it leads to. */
export async function openRouteManifests(folders: BuildFolders): Promise<PagePass> {
  const {dataOf, runtime} = await writeRouteManifests(folders.outDir, folders.generatedDir);
  return {
    edit: (html, page) =>
      tellPage(html.replaceAll(runtime.before, runtime.after), dataOf(addressOf(page))),
    summary: `route manifests: ${dataOf('/').count}`,
  };
}
