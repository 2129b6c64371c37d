import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarEntry} from './readSidebars';

/** The possible targets of links. */
export type SiteMap = {
  /** Every route of the site, with the file that defines it. */
  readonly routes: ReadonlyMap<string, string>;
  /** Returns whether a file exists, given its path relative to the site's folder. */
  readonly hasFile: (file: string) => boolean;
};

/** An address without a page of its own, which redirects to another page. */
export type Redirect = {readonly from: string; readonly to: string};

/**
 * Builds the map of the site from pages, the category indexes of the sidebars, and redirects.
 *
 * @param siteDir the folder of the site
 * @param pages the files of the pages
 * @param sidebars from `readSidebars`
 * @param redirects addresses that redirect to a page
 */
export function buildSiteMap(
  siteDir: string,
  pages: readonly string[],
  sidebars: readonly SidebarEntry[],
  redirects: readonly Redirect[],
): SiteMap {
  const routes = new Map<string, string>(redirects.map(({from}) => [from, 'a redirect']));
  for (const {kind, name, folder, file} of sidebars) {
    if (kind === 'index') routes.set(`/${folder}${name}`, file);
  }
  for (const file of [...pages, ...listCodePages(siteDir)]) {
    routes.set(toRoute(file), file);
  }
  return {routes, hasFile: (file) => existsSync(path.join(siteDir, file))};
}

/**
 * Returns the route of a page. A file named `index`, `readme`, or like its folder has the route of the folder.
 *
 * @param file the path of the page, relative to the site's folder
 */
export function toRoute(file: string): string {
  const parts = file
    .replace(/^src\/pages\//, '')
    .replace(/\.\w+$/, '')
    .split('/');
  const [last = '', above = ''] = parts.slice().reverse();
  const isFolder = /^(?:index|readme)$/i.test(last) || (last === above && parts.length > 1);
  return `/${(isFolder ? parts.slice(0, -1) : parts).join('/')}`;
}

/** Lists the pages that are React components. */
function listCodePages(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/pages');
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .filter((name) => /\.[jt]sx?$/.test(name) && !/(?:^|[/\\])_|\.test\./.test(name))
    .map((name) => path.posix.join('src/pages', name.split(path.sep).join('/')));
}
