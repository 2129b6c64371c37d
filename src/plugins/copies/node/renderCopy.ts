import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {copyPath} from '../../../../deploy/edge/negotiation';
import {LANGUAGES} from '../../../contract/requests/languages';
import {type BuiltPage, withoutRelatedPages} from './readPage';

export type Copy = {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly next: string | undefined;
  /** The content, without title and description. */
  readonly body: string;
  /** The content as one of many in a file: with samples in one language, and short links. */
  readonly short: string;
};

/** Most agents write it best, and one language is enough to learn from. */
const LANGUAGE = LANGUAGES.python.label;

const LABELS = Object.values(LANGUAGES).map<string>(({label}) => label);

const writer = unified()
  .use(remarkGfm, {stringLength: () => 3}) // short rows; some parsers want `---`
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

export const writeMarkdown = (tree: Root): string => writer.stringify(tree);

/** Makes addresses absolute, for use outside the site; pages are replaced by their copies. */
export function resolveLinks(content: Root, page: URL, routes: ReadonlySet<string>): void {
  visit(content, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const url = new URL(node.url, page);
    if (url.origin === page.origin && routes.has(url.pathname)) {
      url.pathname = copyPath(url.pathname);
    }
    node.url = url.href;
  });
}

/** Returns whether a short copy omits a node: a link target, an error, another language, or the name of its language. */
function isLeftOut({type, data: {choice = '', isLabel = false} = {}}: Nodes): boolean {
  const isError = Number(choice) >= 400; // the page explains its errors
  if (type === 'html' || isError) return true;
  return LABELS.includes(choice) && (choice !== LANGUAGE || isLabel);
}

/** Leaves out what a file of all pages does not need. Links on the site are paths. */
function shorten(content: Root, siteUrl: string): Root {
  const short = structuredClone(withoutRelatedPages(content));
  visit(short, (node, index, parent) => {
    if (node.type === 'link') node.url = node.url.replace(`${siteUrl}/`, '/');
    if (!parent || index === undefined || !isLeftOut(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return short;
}

/**
 * Renders the content of a built page as Markdown. Its links become absolute.
 *
 * @param routes every page that has a copy
 * @throws an Error that names the page when it has no title or no description
 */
export function renderCopy(
  {route, title, description, next, content}: BuiltPage,
  siteUrl: string,
  routes: ReadonlySet<string>,
): Copy {
  if (title === '' || description === '') {
    throw new Error(`${route} has no h1 or no description, so it cannot be copied as Markdown.`);
  }
  resolveLinks(content, new URL(route, siteUrl), routes);
  const body = writeMarkdown(content);
  const short = writeMarkdown(shorten(content, siteUrl));
  return {route, title, description, next, body, short};
}
