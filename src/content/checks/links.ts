import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {type Problem, problemAt, suggest} from '../../files';
import {type Page, readAttribute, toRoute} from '../mdx';
import type {SiteContent, Rule} from './rule';

/**
 * Reports links to pages and files that do not exist, which Docusaurus reports without a line. Those to categories, to
 * the file of a page and to anchors, and images, are left to Docusaurus.
 */
export const links: Rule = {id: 'links', check: checkLinks};

function checkLinks({siteDir, files, pages, texts}: SiteContent): Problem[] {
  const components = texts.filter(({file}) => file.startsWith('src/pages/'));
  const routes = [...files, ...components.map(({file}) => file)].map(toRoute);
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const {url, offset} of listLinks(page)) {
      const route = resolve(url, page);
      if (routes.includes(route) || needsNoPage(siteDir, route)) continue;
      const fix = suggest(route, routes, 'write the address of a page, such as /docs/intro');
      problems.push(problemAt(page, offset, `broken link "${url}"`, fix));
    }
  }
  return problems;
}

const CATEGORIES = ['/docs/category/', '/api/category/'];

/** Returns whether a route is a file that exists, or left to Docusaurus: a category, or the file of a page. */
function needsNoPage(siteDir: string, route: string): boolean {
  if (CATEGORIES.some((folder) => route.startsWith(folder))) return true;
  const extension = path.extname(route);
  if (['.md', '.mdx'].includes(extension)) return true;
  return extension !== '' && existsSync(path.join(siteDir, 'static', route));
}

/** Lists the links to this site, in text and in cards. */
function listLinks(page: Page) {
  const found: {readonly url: string; readonly offset: number | undefined}[] = [];
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || node.type === 'definition';
    const url = isLink ? node.url : readAttribute(node, 'href');
    if (url !== undefined) found.push({url, offset: node.position?.start.offset});
  });
  return found.filter(({url}) => !URL.canParse(url)); // not https:, mailto:
}

/** @returns the address that a link leads to, such as `/docs/intro`; it is relative to that of the page */
function resolve(url: string, {route}: Page): string {
  const [address = ''] = url.split(/[?#]/);
  return address === '' ? route : path.posix.resolve(path.posix.dirname(route), address);
}
