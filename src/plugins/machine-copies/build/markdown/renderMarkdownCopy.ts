import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../../../built-pages';
import {LANGUAGES} from '../../../samples';
import {choose, offers} from './choices';
import {convertContent} from './convertContent';
import {copyPath} from './copyPath';

/** A page as Markdown. */
export type MarkdownCopy = {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The content, without title and description, with samples in every language. */
  readonly body: string;
  /** The content with samples in one language, by the id of the language. Empty for a page without samples. */
  readonly bodies: Readonly<Record<string, string>>;
};

/** Returns a function that makes an address absolute, for use outside the site; pages are replaced by their copies. */
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
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

/**
 * Renders the content of a built page as Markdown.
 *
 * @param page the built page, its drawings and samples expanded
 * @param siteUrl the site's address without a slash at its end
 * @param routes every page that has a copy
 * @throws an Error that names the page when it has no title or no description
 */
export function renderMarkdownCopy(
  {route, content, title, description}: BuiltPage,
  siteUrl: string,
  routes: ReadonlySet<string>,
): MarkdownCopy {
  if (title === '' || description === '') {
    throw new Error(`${route} has no h1 or no description, so it cannot be copied as Markdown.`);
  }
  const root = convertContent(content, resolver(siteUrl, route, routes));
  const marked = writer.stringify(root);
  const languages = LANGUAGES.filter(({label}) => offers(marked, label));
  const bodies = languages.map(({id, label}) => [id, choose(marked, label)] as const);
  return {
    route,
    title,
    description,
    body: choose(marked),
    bodies: Object.fromEntries(bodies),
  };
}
