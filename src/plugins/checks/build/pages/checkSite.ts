import type {Problem} from '../../../problems';
import {checkLinks} from './checkLinks';
import {checkOrder} from './checkOrder';
import {checkPages} from './checkPages';
import {checkSettings, readSettings} from './checkSettings';
import {checkStyles, readStyles} from './checkStyles';
import type {ReadPages} from './readPages';
import {readSidebars} from './readSidebars';
import {buildSiteMap, type Redirect} from './SiteMap';

/**
 * Checks every page of the site, the targets of links, the order of pages in sidebars, settings and style sheets.
 *
 * @param siteDir the folder of the site
 * @param read its pages
 * @param siteUrl the URL of the site
 * @param redirects addresses that redirect to a page
 * @returns every problem; an empty list when there is nothing to fix
 */
export function checkSite(
  siteDir: string,
  {files, sources, pages, problems}: ReadPages,
  siteUrl: string,
  redirects: readonly Redirect[],
): Problem[] {
  const sidebars = readSidebars(siteDir);
  const map = buildSiteMap(siteDir, files, sidebars, redirects);
  return [
    ...problems,
    ...checkPages(sources, siteUrl),
    ...pages.flatMap((page) => checkLinks(page, map)),
    ...checkOrder(files, sidebars, map),
    ...readSettings(siteDir).flatMap((source) => checkSettings(source, map)),
    ...readStyles(siteDir).flatMap((source) => checkStyles(source, map)),
  ];
}
