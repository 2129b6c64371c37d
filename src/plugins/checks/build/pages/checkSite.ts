import type {Problem} from '../../../problems';
import {checkLinks} from './checkLinks';
import {checkOrder} from './checkOrder';
import {checkPages} from './checkPages';
import {checkSettings, readSettings} from './checkSettings';
import {checkStyles, readStyles} from './checkStyles';
import {parsePage} from './parsePage';
import {findLinks, readPages} from './readPages';
import {readSidebars} from './readSidebars';
import {buildSiteMap, type Redirect} from './SiteMap';

/**
 * Checks every page of the site, the targets of links, the order of pages in sidebars, settings and style sheets.
 *
 * @param siteDir the folder of the site
 * @param siteUrl the URL of the site
 * @param redirects addresses that redirect to a page
 * @returns every problem; an empty list when there is nothing to fix
 */
export async function checkSite(
  siteDir: string,
  siteUrl: string,
  redirects: readonly Redirect[],
): Promise<Problem[]> {
  const links = await findLinks(siteDir);
  if (links.length > 0) {
    return links;
  }
  const {files, sources, problems} = await readPages(siteDir);
  const sidebars = readSidebars(siteDir);
  const map = buildSiteMap(siteDir, files, sidebars, redirects);
  const parsed = sources.map(parsePage).flatMap(({page}) => (page ? [page] : []));
  return [
    ...problems,
    ...checkPages(sources, siteUrl),
    ...parsed.flatMap((page) => checkLinks(page, map)),
    ...checkOrder(files, sidebars, map),
    ...readSettings(siteDir).flatMap((source) => checkSettings(source, map)),
    ...readStyles(siteDir).flatMap((source) => checkStyles(source, map)),
  ];
}
