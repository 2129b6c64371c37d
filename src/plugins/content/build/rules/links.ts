import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {placeAt, problemAt} from '../places';
import type {Page} from '../readPages';
import {checkAnchors, listAnchors, type Expanded, type Use} from './anchors';

/** The sections with a sidebar: the folder of their pages, and the file that defines the order of the pages. */
const SECTIONS = [
  {folder: 'docs', file: 'sidebars.ts'},
  {folder: 'api', file: 'sidebarsApi.ts'},
] as const;

/** The pages and what is known of them. */
export type Site = {
  readonly dir: string;
  readonly url: string;
  /** The file of every page, also of those that cannot be read. */
  readonly files: readonly string[];
};

/**
 * Checks links, images, anchors, and the order of pages in sidebars.
 *
 * @param site the pages and what is known of them
 * @param pages the pages that can be read
 * @param expanded those whose tags could be expanded: only their anchors are known
 * @returns every problem. One of an anchor or of a link to a file is a warning: Docusaurus warns of it too, and does
 *   not end the build
 */
export async function checkLinks(
  site: Site,
  pages: readonly Page[],
  expanded: readonly Expanded[],
): Promise<Problem[]> {
  const routes = await listRoutes(site);
  const uses: Use[] = [];
  const problems = pages.flatMap((page) => {
    const found: Problem[] = [];
    visit(page.tree, (node) => {
      const at = node.position?.start.offset;
      for (const url of listTargets(node)) {
        const use = {place: placeAt(page, at), ...readTarget(url, page.file)};
        const fault = checkTarget(url, use.route, node, site, routes);
        if (fault) found.push({place: use.place, ...fault});
        else uses.push(use);
      }
    });
    return found;
  });
  const listed = expanded.map((it) => listAnchors(it, toRoute(it.page.file)));
  return [
    ...problems,
    ...checkAnchors(site.dir, listed, uses),
    ...SECTIONS.flatMap((section) => checkSidebar(section, site)),
  ];
}

/**
 * Returns the route of a page. A file named `index`, `readme`, or like its folder has the route of the folder.
 *
 * @param file the path of the page, relative to the site's folder
 */
function toRoute(file: string): string {
  const parts = file.replace(/^src\/pages\/|\.\w+$/g, '').split('/');
  const [last = '', above = ''] = parts.slice().reverse();
  const isFolder = /^(?:index|readme)$/i.test(last) || (last === above && parts.length > 1);
  return `/${(isFolder ? parts.slice(0, -1) : parts).join('/')}`;
}

async function listRoutes({dir, files}: Site): Promise<ReadonlySet<string>> {
  const code = await Globby('src/pages/**/[^_]*.{js,jsx,ts,tsx}', {cwd: dir});
  const indexes = SECTIONS.flatMap(({folder, file}) =>
    [...readFileSync(path.join(dir, file), 'utf8').matchAll(/slug: *'([^']+)'/g)].map(
      ([, slug]) => `/${folder}${slug ?? ''}`,
    ),
  );
  return new Set([...[...files, ...code].map(toRoute), ...indexes]);
}

function listTargets(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
    return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((it) =>
    it.type === 'mdxJsxAttribute' && it.name === 'href' && typeof it.value === 'string'
      ? [it.value]
      : [],
  );
}

/** @returns where a link leads: a route, if it is within the site, and an anchor */
function readTarget(url: string, from: string): Omit<Use, 'place'> {
  const [, address = '', id = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
  const isPage = /\.mdx?$/.test(address);
  const base = isPage ? `/${from}` : toRoute(from);
  const target = address === '' ? base : path.posix.resolve(path.posix.dirname(base), address);
  return {id, route: isPage ? toRoute(target.slice(1)) : target};
}

type Fault = Omit<Problem, 'place'>;

function checkTarget(
  url: string,
  route: string,
  {type}: Nodes,
  {dir, url: siteUrl}: Site,
  routes: ReadonlySet<string>,
): Fault | undefined {
  if (type === 'image') {
    // Docusaurus tells an image that does not exist.
    const fix = 'put the file beside the page: pages load nothing from another host';
    return /^https?:/.test(url) ? {problem: `shows the image "${url}"`, fix} : undefined;
  }
  if (url.startsWith(`${siteUrl}/`)) {
    const fix = `write the path, ${url.slice(siteUrl.length)}`;
    return {problem: `links to this site as "${url}"`, fix};
  }
  if (/^[a-z]+:/i.test(url)) {
    const isSafe = /^(?:https|mailto|pathname):|^http:\/\/(?:localhost|127\.0\.0\.1)/.test(url);
    const fix = 'link to a page or to an https address';
    return isSafe ? undefined : {problem: `links to "${url}"`, fix};
  }
  const isFile = /\.\w+$/.test(route) && existsSync(path.join(dir, 'static', route));
  if (routes.has(route) || isFile) return undefined;
  const problem = `links to "${url}", which does not exist`;
  const nearest = findNearest(route, [...routes]) ?? 'the address of a page, such as /docs/intro';
  return {problem, fix: `write ${nearest}`, ...(/\.mdx?\b/.test(url) && {isWarning: true})};
}

/** Docusaurus tells a name of a sidebar that is no page, with all that are. */
function checkSidebar({folder, file}: (typeof SECTIONS)[number], {dir, files}: Site): Problem[] {
  const text = readFileSync(path.join(dir, file), 'utf8');
  const pages = files.filter((page) => page.startsWith(`${folder}/`));
  return pages.flatMap((page): Problem[] => {
    const id = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
    const [first, second] = [...text.matchAll(new RegExp(`(['"])${id}\\1`, 'g'))];
    if (!first) {
      return [{place: `${page}:1:1`, problem: 'is in no sidebar', fix: `add '${id}' to ${file}`}];
    }
    const problem = `names the page "${id}" a second time`;
    return second ? [problemAt({file, text}, second.index, problem, 'name it once')] : [];
  });
}

/**
 * A hook of Docusaurus for a link to the file of a page that does not exist. The rules have told it with its place; its
 * new address is left out of the check of routes at the end of a build, which would end it, and the tests follow it.
 *
 * @returns the address
 */
export function keepBrokenLink(link: {
  readonly sourceFilePath: string;
  readonly url: string;
}): string {
  const folder = path.posix.dirname(link.sourceFilePath);
  return `pathname://${path.posix.resolve('/', folder, link.url)}`;
}
