import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {placeAt, type Problem, problemAt, suggest} from '../../files';
import {type Page, readAttribute, toRoute} from '../mdx';
import type {SiteContent, Rule} from './rule';
import {readSidebars} from './sidebars';

/** A link of a page within the site. */
export type PageLink = {
  /** `file:line:column` */
  readonly place: string;
  /** As it is written. */
  readonly url: string;
  /** The address that it leads to, such as `/docs/intro`. */
  readonly route: string;
  /** The anchor there; may be empty. */
  readonly id: string;
};

/** Reports links to pages and files that do not exist, and images without a file. */
export const links: Rule = {
  id: 'links',
  check: async (content) => {
    const routes = await listRoutes(content);
    const problems: Problem[] = [];
    for (const page of content.pages) {
      for (const link of listLinks(page)) {
        if (routes.has(link.route) || isStaticFile(content.siteDir, link.route)) continue;
        problems.push(explainLink(link, routes));
      }
      problems.push(...findMissingImages(content.siteDir, page));
    }
    return problems;
  },
};

function explainLink({place, url, route}: PageLink, routes: ReadonlySet<string>): Problem {
  const fix = suggest(route, [...routes], 'write the address of a page, such as /docs/intro');
  const problem = `broken link "${url}"`;
  // Docusaurus only warns of a link to the file of a page.
  const isFile = /\.mdx?\b/.test(url);
  return isFile ? {place, problem, fix, isWarning: true} : {place, problem, fix};
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

function isStaticFile(siteDir: string, route: string): boolean {
  return path.extname(route) !== '' && existsSync(path.join(siteDir, 'static', route));
}

/** Lists the addresses of pages, and of the categories that the sidebars define. */
async function listRoutes({siteDir, files, texts}: SiteContent): Promise<ReadonlySet<string>> {
  const components = texts.map(({file}) => file).filter((file) => file.startsWith('src/pages/'));
  const routes = new Set([...files, ...components].map(toRoute));
  for (const {folder, slugs} of await readSidebars(siteDir)) {
    for (const slug of slugs) routes.add(`/${folder}${slug}`);
  }
  return routes;
}

/** Lists the links of a page, those to other hosts left out: in text, in cards, and in `related`. */
export function listLinks(page: Page): PageLink[] {
  const found: PageLink[] = [];
  const add = (url: string, offset: number | undefined): void => {
    const isExternal = /^[a-z]+:/i.test(url); // https://example.org, mailto:…
    if (!isExternal) found.push({place: placeAt(page, offset), url, ...resolve(url, page)});
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
