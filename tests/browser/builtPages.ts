import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {parseHtml} from '../../src/plugins/built-pages';

/** The folder of the finished build. */
export const BUILD_DIR = path.resolve('build');

/** Reads a file of the build as text. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/**
 * Lists the addresses in the built sitemap, without the host.
 *
 * @throws an Error when the sitemap lists nothing
 */
export function sitemapRoutes(): readonly string[] {
  const addresses = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)];
  const routes = addresses.map(([, address]) => new URL(address ?? '').pathname);
  if (routes.length === 0) {
    throw new Error('build/sitemap.xml lists no page. Run npm run build first.');
  }
  return routes;
}

/** Returns the path of a route's HTML file, relative to the build. */
export function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Reads and parses the page of a route. */
export function parseBuilt(route: string): Root {
  return parseHtml(readBuilt(htmlFile(route)));
}

/**
 * Finds the content of a page, without the navbar, sidebars and footer around it.
 *
 * @throws an Error when the page has no main element
 */
export function contentOf(tree: Root): Element {
  const content = select('.theme-doc-markdown', tree) ?? select('main', tree);
  if (!content) {
    throw new Error('the page has no main');
  }
  return content;
}

/** Returns the path of a route's Markdown copy, relative to the build. */
export function copyFile(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** Lists every file of the build, relative to it. */
export function builtFiles(): readonly string[] {
  return readdirSync(BUILD_DIR, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILD_DIR, path.join(entry.parentPath, entry.name)));
}
