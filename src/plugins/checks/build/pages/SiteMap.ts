import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarEntry} from './readSidebars';

/** What links can lead to. */
export type SiteMap = {
  /** Every address of the site, with the file that makes it. */
  readonly routes: ReadonlyMap<string, string>;
  /** Says whether a file is there, by its path below the site's folder. */
  readonly hasFile: (file: string) => boolean;
};

/** An address without a page of its own. */
export type Landing = {readonly from: string; readonly to: string};

/**
 * Draws the map of the site: pages, the indexes of the sidebars, and landings.
 *
 * @param siteDir the folder of the site
 * @param pages the files of the pages
 * @param sidebars from `readSidebars`
 * @param landings addresses that lead on
 */
export function buildSiteMap(
  siteDir: string,
  pages: readonly string[],
  sidebars: readonly SidebarEntry[],
  landings: readonly Landing[],
): SiteMap {
  const routes = new Map<string, string>(landings.map(({from}) => [from, 'a landing']));
  for (const {kind, name, folder, file} of sidebars) {
    if (kind === 'index') routes.set(`/${folder}${name}`, file);
  }
  for (const file of [...pages, ...listCodePages(siteDir)]) {
    routes.set(toRoute(file), file);
  }
  return {routes, hasFile: (file) => existsSync(path.join(siteDir, file))};
}

/**
 * The address of a page. A file called `index`, `readme`, or like its folder stands for the folder.
 *
 * @param file its path below the site's folder
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

/** Pages that are components. */
function listCodePages(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/pages');
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .filter((name) => /\.[jt]sx?$/.test(name) && !/(?:^|[/\\])_|\.test\./.test(name))
    .map((name) => path.posix.join('src/pages', name.split(path.sep).join('/')));
}
