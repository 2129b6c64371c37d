import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {hasClass} from './elementClasses';
import {findElement} from './findElement';
import {parseHtml} from './parseHtml';

/** A page of the finished build. */
export type BuiltPage = {
  /** The address, for example `/docs/intro`. */
  readonly route: string;
  readonly tree: Root;
  /** The content of the page without the site's chrome: the part that readers and programs look for. */
  readonly content: Element;
  /** The text of the page's main heading; empty when it has none. */
  readonly title: string;
  /** The description that the page gives to search engines; empty if it has none. */
  readonly description: string;
};

/**
 * Returns the path of a page's file.
 *
 * @param outDir the folder of the build, absolute
 * @param route the address of the page
 */
export function fileOf(outDir: string, route: string): string {
  return path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
}

/** Docs pages mark where their own content starts; other pages have only their main landmark. */
function findContent(tree: Root, route: string): Element {
  const content =
    findElement(tree, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(tree, ({tagName}) => tagName === 'main');
  if (!content) {
    throw new Error(
      `${route} has no <main> in the build. Wrap its content in the theme's Layout and a <main>.`,
    );
  }
  return content;
}

function metaOf(tree: Root, name: string): string {
  const meta = findElement(
    tree,
    ({tagName, properties}) => tagName === 'meta' && properties.name === name,
  );
  return meta?.properties.content ?? '';
}

/** Returns the main heading without the zero-width spaces that mark where a long name may break. */
function titleOf(tree: Root): string {
  const heading = findElement(tree, ({tagName}) => tagName === 'h1');
  return heading
    ? toString(heading)
        .replace(/\u200b/gu, '')
        .trim()
    : '';
}

/** Returns true if the page asks search engines not to index it. Only its head is parsed to find out. */
function isUnlisted(html: string): boolean {
  const head = html.slice(0, html.search(/<body[\s>]/i));
  return head.includes('noindex') && metaOf(parseHtml(head), 'robots').includes('noindex');
}

/**
 * Lists the pages that a build has written and that search engines may index.
 *
 * @param outDir the folder of the build, absolute
 * @param routes the addresses that the build reports; the not-found page and redirecting addresses are skipped
 * @returns the addresses of the pages, sorted
 * @throws an Error if no page remains
 */
export async function listBuiltPages(
  outDir: string,
  routes: readonly string[],
): Promise<readonly string[]> {
  const listed: string[] = [];
  for (const route of [...routes].sort()) {
    if (route !== '/404.html' && !isUnlisted(await readFile(fileOf(outDir, route), 'utf8'))) {
      listed.push(route);
    }
  }
  if (listed.length === 0) {
    throw new Error(
      `No page was found in ${path.basename(outDir)}, although the build reports ${routes.length} routes.`,
    );
  }
  return listed;
}

/**
 * Parses one page.
 *
 * @param route the address of the page
 * @param html the page as it was built
 * @throws an Error that names the address of a page without a main landmark
 */
export function readBuiltPage(route: string, html: string): BuiltPage {
  const tree = parseHtml(html);
  return {
    route,
    tree,
    content: findContent(tree, route),
    title: titleOf(tree),
    description: metaOf(tree, 'description'),
  };
}
