import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** A page of the finished build. */
export type BuiltPage = {
  /** The address, for example `/docs/intro`. */
  readonly route: string;
  /** The file, absolute. */
  readonly file: string;
  readonly tree: Root;
  /** What the page is about, without the site's chrome: the part that readers and machines look for. */
  readonly content: Element;
};

/** Where the page's own content starts: docs pages mark it, other pages have only their main landmark. */
const CONTENT_SELECTORS = ['.theme-doc-markdown', 'main'];

function findContent(tree: Root, route: string): Element {
  for (const selector of CONTENT_SELECTORS) {
    const found = select(selector, tree);
    if (found) {
      return found;
    }
  }
  throw new Error(
    `${route} has no <main> in the build. Wrap its content in the theme's Layout and a <main>.`,
  );
}

/**
 * Reads the pages that a build has written and that search engines may list.
 *
 * @param outDir the build's folder, absolute
 * @param routes the addresses the build reports; the not-found page and addresses that only lead on are left out
 * @returns the pages in the order of their addresses
 * @throws an Error naming the address of a page without a main landmark, or when no page is left
 */
export async function readBuiltPages(
  outDir: string,
  routes: readonly string[],
): Promise<readonly BuiltPage[]> {
  const parser = unified().use(rehypeParse);
  const pages: BuiltPage[] = [];
  for (const route of [...routes].sort()) {
    if (route === '/404.html') {
      continue;
    }
    const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
    const tree = parser.parse(await readFile(file, 'utf8'));
    if (select('meta[name=robots][content*=noindex]', tree)) {
      continue;
    }
    pages.push({route, file, tree, content: findContent(tree, route)});
  }
  if (pages.length === 0) {
    throw new Error(
      `No page was found in ${path.basename(outDir)}, although the build reports ${routes.length} routes.`,
    );
  }
  return pages;
}
