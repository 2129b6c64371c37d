import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {attributeOf, toRoute, type Page} from '../readPages';
import {placeAt, problemAt, type Text} from '../texts';
import {checkAnchors, type Expanded, type Use} from './anchors';

/** The sections with a sidebar: the folder of their pages, and the file that defines the order of the pages. */
const SECTIONS = [
  {folder: 'docs', sidebar: 'sidebars.ts'},
  {folder: 'api', sidebar: 'sidebarsApi.ts'},
] as const;

/** The pages and what is known of them. */
export type Site = {
  readonly dir: string;
  /** The file of every page, also of those that cannot be read. */
  readonly files: readonly string[];
  /** The sidebars, and the pages that are components. */
  readonly others: readonly Text[];
};

/**
 * Checks links, related pages, anchors, and the order of pages in sidebars.
 *
 * @param site the pages and what is known of them
 * @param pages the pages that can be read
 * @param expanded those whose tags could be expanded: only their anchors are known
 * @returns every problem. One of an anchor or of a link to a file is a warning: Docusaurus warns of it too, and does
 *   not end the build
 */
export function checkLinks(
  site: Site,
  pages: readonly Page[],
  expanded: readonly Expanded[],
): Problem[] {
  const routes = listRoutes(site);
  const uses: Use[] = [];
  const problems: Problem[] = [];
  const check = (page: Page, at: number | undefined, url: string): void => {
    const use = {place: placeAt(page, at), ...readTarget(url, page)};
    const {place, route} = use;
    if (/^[a-z]+:/i.test(url)) return;
    const isFile = /\.\w+$/.test(route) && existsSync(path.join(site.dir, 'static', route));
    if (isFile || routes.has(route)) {
      uses.push(use);
      return;
    }
    const problem = `links to "${url}", which does not exist`;
    const fix = `write ${findNearest(route, [...routes]) ?? 'the address of a page, such as /docs/intro'}`;
    problems.push({place, problem, fix, ...(/\.mdx?\b/.test(url) && {isWarning: true})});
  };
  for (const page of pages) {
    for (const route of [page.frontMatter.related ?? []].flat().map(String)) {
      check(page, page.text.indexOf(route), route);
    }
    visit(page.tree, (node) => {
      const isLink = node.type === 'link' || node.type === 'definition';
      const url = isLink ? node.url : attributeOf(node, 'href');
      if (url !== undefined) check(page, node.position?.start.offset, url);
    });
  }
  return [
    ...problems,
    ...checkAnchors(site.dir, expanded, uses),
    ...SECTIONS.flatMap((section) => checkSidebar(section, site)),
  ];
}

function listRoutes({files, others}: Site): ReadonlySet<string> {
  const components = others.filter(({file}) => file.startsWith('src/pages/'));
  const indexes = SECTIONS.flatMap(({folder, sidebar}) => {
    const {text = ''} = others.find(({file}) => file === sidebar) ?? {};
    return [...text.matchAll(/slug: *'([^']+)'/g)].map(([, slug]) => `/${folder}${slug ?? ''}`);
  });
  return new Set([...[...files, ...components.map(({file}) => file)].map(toRoute), ...indexes]);
}

/** @returns where a link leads: a route, if it is within the site, and an anchor */
function readTarget(url: string, {file, route}: Page): Omit<Use, 'place'> {
  const [, address = '', id = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
  const isPage = /\.mdx?$/.test(address);
  const base = isPage ? `/${file}` : route;
  const target = address === '' ? base : path.posix.resolve(path.posix.dirname(base), address);
  return {id, route: isPage ? toRoute(target.slice(1)) : target};
}

/** Docusaurus tells a name of a sidebar that is no page, with all that are. */
function checkSidebar({folder, sidebar}: (typeof SECTIONS)[number], site: Site): Problem[] {
  const source = site.others.find(({file}) => file === sidebar) ?? {file: sidebar, text: ''};
  const pages = site.files.filter((page) => page.startsWith(`${folder}/`));
  return pages.flatMap((page): Problem[] => {
    const id = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
    const [first, second] = [...source.text.matchAll(new RegExp(`(['"])${id}\\1`, 'g'))];
    const place = `${page}:1:1`;
    if (!first) return [{place, problem: 'is in no sidebar', fix: `add '${id}' to ${sidebar}`}];
    const problem = `names the page "${id}" a second time`;
    return second ? [problemAt(source, second.index, problem, 'name it once')] : [];
  });
}

/**
 * A hook of Docusaurus for a link to the file of a page that does not exist. The rules have told it with its place; its
 * new address is left out of the check of routes at the end of a build, which would end it, and the tests follow it.
 *
 * @returns the address
 */
export function keepBrokenLink(link: Readonly<Record<'sourceFilePath' | 'url', string>>): string {
  const folder = path.posix.dirname(link.sourceFilePath);
  return `pathname://${path.posix.resolve('/', folder, link.url)}`;
}
