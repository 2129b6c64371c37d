import {blocks, heading} from './markdown';
import {readPage} from './readPages';

/**
 * Writes the end of a page: links to related pages, by the names that the sidebar has, so that no page has two.
 *
 * @param siteDir the folder of the site
 * @param related the routes that the front matter of the page lists; the rule `links` reports one that does not exist
 * @returns MDX; empty for a page without related pages
 */
export async function renderRelatedPages(siteDir: string, related: unknown): Promise<string> {
  if (!Array.isArray(related) || related.length === 0) return '';
  // Only these pages: each page of a large site would otherwise read all of them.
  const links: string[] = [];
  for (const route of related.map(String)) links.push(await renderLink(siteDir, route));
  // Reader views drop an element whose id contains "related".
  const title = heading(2, 'see-also', 'Related pages');
  return blocks(title, links.join('\n'));
}

async function renderLink(siteDir: string, route: string): Promise<string> {
  const {frontMatter = {}} = (await readPage(siteDir, route)) ?? {};
  const {title: page = route, sidebar_label: name = page} = frontMatter;
  // Distinguishes an operation from the guide that leads through it: "Create app (API)" and "Create an app".
  const suffix = 'operation' in frontMatter ? ' (API)' : '';
  return `- [${String(name)}${suffix}](${route})`;
}
