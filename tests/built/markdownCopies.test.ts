import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {copyFile, parseBuilt, parseMarkdown, readBuilt, sitemapRoutes} from '../helpers/builtPages';

const NOT_CONTENT = 'h1, nav, button, svg, .hash-link, [data-markdown=skip], [aria-hidden=true]';

const ROUTES = sitemapRoutes();

/** Returns the content of a page, without what a copy leaves out. */
function readContent(route: string): Element {
  const page = structuredClone(parseBuilt(route));
  const content = select('.theme-doc-markdown', page) ?? select('main', page);
  if (!content) throw new Error(`${route} has no main`);
  const dropped = new Set(selectAll(NOT_CONTENT, content));
  visit(content, 'element', (element) => {
    element.children = element.children.filter(
      (child) => child.type !== 'element' || !dropped.has(child),
    );
  });
  return content;
}

/** Returns a text without spaces, which HTML and Markdown have in different places. */
const lettersOf = (text: string): string => text.replaceAll(/[\s\u200b]+/gu, '');

/** Returns the Markdown of a copy after its head, which ends with the address of all pages. */
function bodyOf(root: MarkdownRoot): MarkdownRoot {
  const end = root.children.findIndex((node) => markdownText(node).startsWith('All pages: '));
  return {...root, children: root.children.slice(end + 1)};
}

/** Returns whether an id can be linked to. Those that React generates belong to controls. */
function isAddress(id: unknown): id is string {
  return typeof id === 'string' && !id.startsWith('_R_');
}

/** Lists what links to a copy can lead to: the ids that renderers make of headings, and those that are written. */
function listIds(root: MarkdownRoot): Set<string> {
  const ids = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'heading') ids.add(idOfWords(markdownText(node, {includeHtml: false})));
    if (node.type !== 'html') return;
    for (const [, id = ''] of node.value.matchAll(/<a id="([^"]+)">/gu)) ids.add(id);
  });
  return ids;
}

/** Returns the id that Markdown renderers generate for a heading. */
function idOfWords(words: string): string {
  const letters = words.trim().toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

describe.each(ROUTES)('the Markdown copy of %s', (route) => {
  const markdown = readBuilt(copyFile(route));
  const root = parseMarkdown(markdown);

  test('has the text of its page, all of it and in its order', () => {
    const text = markdownText(bodyOf(root), {includeHtml: false, includeImageAlt: false});
    expect(lettersOf(text)).toBe(lettersOf(toString(readContent(route))));
  });

  test('has every id of its page', () => {
    const elements = selectAll('[id]:not(span:empty, #article)', readContent(route));
    const ids = elements.map(({properties: {id}}) => id).filter(isAddress);
    const known = listIds(root);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  test('has no HTML or JSX except anchors', () => {
    const html: string[] = [];
    visit(root, 'html', ({value}) => void html.push(value));
    expect(html.filter((tag) => !/^<a id="[^"\s]+">$|^<\/a>$/u.test(tag))).toEqual([]);
  });
});
