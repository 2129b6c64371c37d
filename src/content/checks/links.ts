import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {listChoices, locationAt, type Problem, problemAt, suggest} from '../../files';
import {listAnchors, type Page, readAttribute, toRoute} from '../mdx';
import type {SiteContent, Rule} from './rule';

/** A link of a page within the site. */
type PageLink = {
  /** `file:line:column` */
  readonly location: string;
  /** As it is written. */
  readonly url: string;
  /** The address that it leads to, such as `/docs/intro`. */
  readonly route: string;
  /** The anchor there; may be empty. */
  readonly id: string;
};

/**
 * Reports links to pages, files and anchors that do not exist, and images without a file. Those to categories, which
 * sidebars define, are left to Docusaurus.
 */
export const links: Rule = {id: 'links', check: checkLinks};

function checkLinks({siteDir, files, pages, expanded, texts}: SiteContent): Problem[] {
  const components = texts.map(({file}) => file).filter((file) => file.startsWith('src/pages/'));
  const routes = [...files, ...components].map(toRoute);
  const anchors = new Map(expanded.map(({page, tree}) => [page.route, listAnchors(tree)]));
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const link of listLinks(page)) {
      const ids = anchors.get(link.route);
      if (ids && link.id !== '' && !ids.includes(link.id)) {
        problems.push(explainAnchor(link, ids));
      } else if (!routes.includes(link.route) && !isElsewhere(siteDir, link.route)) {
        problems.push(explainLink(link, routes));
      }
    }
    problems.push(...findMissingImages(siteDir, page));
  }
  return problems;
}

/** The address of a category: `/docs/category/getting-started`. */
const CATEGORY = /^\/(?:docs|api)\/category\//;

/** Whether a link leads to a category or a file of `static/`. */
function isElsewhere(siteDir: string, route: string): boolean {
  const isFile = path.extname(route) !== '';
  return CATEGORY.test(route) || (isFile && existsSync(path.join(siteDir, 'static', route)));
}

/** Docusaurus only warns of such a link, without its location. */
function explainAnchor({location, route, id}: PageLink, ids: readonly string[]): Problem {
  const known = ids.map((one) => `#${one}`);
  const fix = known.length > 0 ? listChoices(known) : 'remove it: the page has no ids';
  return {location, problem: `broken anchor "#${id}" of ${route}`, fix, isWarning: true};
}

function explainLink({location, url, route}: PageLink, routes: readonly string[]): Problem {
  const fix = suggest(route, routes, 'write the address of a page, such as /docs/intro');
  const problem = `broken link "${url}"`;
  // Docusaurus only warns of a link to the file of a page.
  const isFile = /\.mdx?\b/.test(url);
  return isFile ? {location, problem, fix, isWarning: true} : {location, problem, fix};
}

/** An address that starts with a slash is below `static/`, another one is relative to the file of the page. */
function findMissingImages(siteDir: string, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'image', ({url, position}) => {
    if (/^[a-z]+:/i.test(url)) return;
    const folder = url.startsWith('/') ? 'static' : path.dirname(page.file);
    const file = path.posix.join(folder, url);
    if (existsSync(path.join(siteDir, file))) return;
    const fix = `create ${file}, or write the address of an image that exists`;
    problems.push(problemAt(page, position?.start.offset, `missing image "${url}"`, fix));
  });
  return problems;
}

/** Lists the links of a page, those to other hosts left out: in text, in cards, and in `related`. */
function listLinks(page: Page): PageLink[] {
  const found: PageLink[] = [];
  const add = (url: string, offset: number | undefined): void => {
    const isExternal = /^[a-z]+:/i.test(url); // https://example.org, mailto:…
    if (!isExternal) found.push({location: locationAt(page, offset), url, ...resolve(url, page)});
  };
  const {related} = page.frontMatter;
  for (const route of Array.isArray(related) ? related.map(String) : []) {
    add(route, page.text.indexOf(route));
  }
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || node.type === 'definition';
    const url = isLink ? node.url : readAttribute(node, 'href');
    if (url !== undefined) add(url, node.position?.start.offset);
  });
  return found;
}

/**
 * Resolves an address as Docusaurus does: that of a page is relative to the address of the page, that of a file to the
 * file.
 */
function resolve(url: string, {file, route}: Page): Pick<PageLink, 'route' | 'id'> {
  const [withoutHash = '', id = ''] = url.split('#');
  const [address = ''] = withoutHash.split('?');
  if (address === '') return {route, id};
  const isFile = /\.mdx?$/.test(address);
  if (!isFile) return {route: path.posix.resolve(path.posix.dirname(route), address), id};
  const target = path.posix.resolve('/', path.posix.dirname(file), address);
  return {route: toRoute(target.slice(1)), id};
}
