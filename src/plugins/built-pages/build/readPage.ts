import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root as Content} from 'mdast';
import {convertContent} from './convertContent';
import {hasClass} from './elementClasses';
import {findElement} from './findElement';
import {parseHtml} from './parseHtml';

/** A page of the finished build. */
export type BuiltPage = {
  /** The address, for example `/docs/intro`. */
  readonly route: string;
  /** The text of the page's main heading; empty if it has none. */
  readonly title: string;
  /** The description that the page gives to search engines; empty if it has none. */
  readonly description: string;
  /** The names of the categories above the page in the sidebar, then its own. */
  readonly breadcrumbs: readonly string[];
  /** `PUT /app/{app_id}` on a page of the reference, empty elsewhere. */
  readonly endpoint: string;
  /** What stands on the page without the site's chrome and without its title. */
  readonly content: Content;
};

type Test = (element: Element) => boolean;

const byClass =
  (name: string): Test =>
  (element) =>
    hasClass(element, name);

const byTag =
  (name: string): Test =>
  ({tagName}) =>
    tagName === name;

/** Returns the text without the zero-width spaces that mark where a long name may break. */
function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

function textOf(tree: Root | Element, test: Test): string {
  const found = findElement(tree, test);
  return found ? tidy(toString(found)) : '';
}

/**
 * Reads one page of a build.
 *
 * @param route the address of the page
 * @param html the page as it was built
 * @throws an Error that names the address of a page without a main landmark
 */
export function readPage(route: string, html: string): BuiltPage {
  const tree = parseHtml(html);
  // Docs pages mark where their own content starts; other pages have only their main landmark.
  const content =
    findElement(tree, byClass('theme-doc-markdown')) ?? findElement(tree, byTag('main'));
  if (!content) {
    throw new Error(
      `${route} has no <main> in the build. Wrap its content in the theme's Layout and a <main>.`,
    );
  }
  const description = findElement(
    tree,
    ({tagName, properties}) => tagName === 'meta' && properties.name === 'description',
  );
  const breadcrumbs = findElement(tree, byClass('breadcrumbs'))?.children ?? [];
  return {
    route,
    title: textOf(tree, byTag('h1')),
    description: description?.properties.content ?? '',
    breadcrumbs: breadcrumbs
      .flatMap((item) => (item.type === 'element' ? [tidy(toString(item))] : []))
      .filter((name) => name !== ''),
    endpoint: textOf(content, byClass('endpoint')).replace(/https?:\/\/[^/\s]+/u, ''),
    content: convertContent(content),
  };
}

/** Returns whether a page asks search engines not to index it, as redirecting pages and the not-found page do. */
export function isUnlisted(html: string): boolean {
  return /<meta\b[^>]*\bname="?robots\b[^>]*\bnoindex\b/i.test(html);
}
