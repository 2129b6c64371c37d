import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import {fromParse5} from 'hast-util-from-parse5';
import {selectAll} from 'hast-util-select';
import {parse} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {copyPath} from '@site/deploy/edge/negotiation';

export const BUILD_DIR = path.resolve('build');

export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

function listAddresses(): readonly URL[] {
  const found = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)];
  if (found.length === 0) {
    throw new Error('build/sitemap.xml lists no page. Run npm run build first.');
  }
  return found.map(([, address]) => new URL(address ?? ''));
}

/** Lists the paths of the pages in the built sitemap. */
export function sitemapRoutes(): readonly string[] {
  return listAddresses().map(({pathname}) => pathname);
}

/** Returns the URL of the published site, without a slash at its end. The site that a test reads is elsewhere. */
export function publishedUrl(): string {
  return listAddresses()[0]?.origin ?? '';
}

/** Returns the path of a route's HTML file, relative to the build. */
export function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Returns the path of a route's Markdown copy, relative to the build. */
export function copyFile(route: string): string {
  return copyPath(route).slice(1);
}

export function parseMarkdown(markdown: string): MarkdownRoot {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

const trees = new Map<string, Root>();

/** Reads and parses an HTML file of the build, once for all tests of a worker: none may change it. */
export function parseFile(file: string): Root {
  const known = trees.get(file);
  if (known) return known;
  const tree = fromParse5(parse(readBuilt(file))) as Root; // of a document
  trees.set(file, tree);
  return tree;
}

export function parseBuilt(route: string): Root {
  return parseFile(htmlFile(route));
}

/** Lists the elements of all pages that a selector finds. */
export function selectOnPages(selector: string): Element[] {
  return sitemapRoutes().flatMap((route) => selectAll(selector, parseBuilt(route)));
}

/** Lists every file of the build, relative to it. */
export function builtFiles(): readonly string[] {
  return readdirSync(BUILD_DIR, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILD_DIR, path.join(entry.parentPath, entry.name)));
}
