import type {Element, Nodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {parse} from 'parse5';
import {EXIT, visit} from 'unist-util-visit';
import {convertContent, hasClass, squeeze} from './convertContent';

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
  /** The address of the page that follows in the sidebar, if there is one. */
  readonly next: string | undefined;
  /** The content of the page without the site's chrome and without its title. */
  readonly content: Root;
};

/**
 * Finds the first element that passes a test. Selectors of `hast-util-select` take ten times as long, which matters where
 * every page of a large site is read.
 */
function findElement(from: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(from, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

const findTag = (from: Nodes, name: string) => findElement(from, ({tagName}) => tagName === name);
const findClass = (from: Nodes, name: string) =>
  findElement(from, (element) => hasClass(element, name));

/** Returns the text of a node; empty if there is no such node. */
const readText = (node: Nodes = {type: 'root', children: []}): string => squeeze(toString(node));

/** The id of the heading above links to other pages, with which a page ends. */
const RELATED_PAGES = 'see-also';

/** Leaves out the links to other pages, for readers that have all pages. */
export function withoutRelatedPages(content: Root): Root {
  const end = content.children.findIndex(({data}) => data?.anchor?.id === RELATED_PAGES);
  if (end < 0) return content;
  return {...content, children: content.children.slice(0, end)};
}

/** The sidebar, which is most of a page where the site has many, and nothing of its content. */
const SIDEBAR = /<aside class="theme-doc-sidebar-container[^]*?<\/aside>/u;

/**
 * Reads one page of a build.
 *
 * @throws an Error that names the address of a page without a main landmark
 */
export function readPage(route: string, html: string): BuiltPage {
  // As browsers without scripting do. `rehype-parse` builds the same tree in three times the time.
  const tree = fromParse5(parse(html.replace(SIDEBAR, ''), {scriptingEnabled: false}));
  // Docs pages mark where their own content starts; other pages have only their main landmark.
  const content = findClass(tree, 'theme-doc-markdown') ?? findTag(tree, 'main');
  if (!content) {
    throw new Error(
      `${route} has no <main> in the build. Wrap its content in the theme's Layout and a <main>.`,
    );
  }
  const trail = findClass(tree, 'theme-doc-breadcrumbs');
  const breadcrumbs = (trail && findTag(trail, 'ul')?.children) ?? [];
  const next = findClass(tree, 'pagination-nav__link--next');
  const description = findElement(tree, ({properties}) => properties.name === 'description');
  return {
    route,
    title: readText(findTag(tree, 'h1')),
    description: description?.properties.content ?? '',
    breadcrumbs: breadcrumbs.map(readText).filter((name) => name !== ''),
    endpoint: readText(findClass(content, 'endpoint')),
    next: next?.properties.href?.toString(),
    content: convertContent(content),
  };
}
