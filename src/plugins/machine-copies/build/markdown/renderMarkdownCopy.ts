import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../../../built-pages';
import {convertContent} from './convertContent';

/** A page as Markdown. */
export type MarkdownCopy = {
  readonly route: string;
  /** The address of the copy below the site's root, for example `/docs/intro.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
};

/**
 * Gives the address of a page's Markdown copy.
 *
 * @param route the page's address below the site's root
 */
function copyPath(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}

/** Turns an address in a page into one that works outside the site: pages lead to their copies. */
function resolver(
  siteUrl: string,
  page: string,
  routes: ReadonlySet<string>,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, `${siteUrl}${page}`);
    if (url.origin === new URL(siteUrl).origin && routes.has(url.pathname)) {
      url.pathname = copyPath(url.pathname);
    }
    return url.href;
  };
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

/**
 * Writes a built page as Markdown that stands alone: title, description, where it comes from, content.
 *
 * @param page the built page, its drawings and samples expanded
 * @param siteUrl the site's address without a slash at its end
 * @param routes every page that has a copy
 * @throws an Error naming the page when it has no title or no description
 */
export function renderMarkdownCopy(
  {route, content, title, description}: BuiltPage,
  siteUrl: string,
  routes: ReadonlySet<string>,
): MarkdownCopy {
  if (title === '' || description === '') {
    throw new Error(`${route} has no h1 or no description, so it cannot be copied as Markdown.`);
  }
  const body = convertContent(content, resolver(siteUrl, route, routes));
  const markdown = [
    `# ${title}\n`,
    `> ${description}\n`,
    `Web page: ${siteUrl}${route}. All pages: ${siteUrl}/llms.txt.\n`,
    writer.stringify(body),
  ].join('\n');
  return {route, path: copyPath(route), title, description, markdown};
}
