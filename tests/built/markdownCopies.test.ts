import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it, test} from 'vitest';
import {
  contentOf,
  copyFile,
  parseBuilt,
  parseMarkdown,
  publishedUrl,
  readBuilt,
  sitemapRoutes,
} from '../helpers/builtPages';

/** What a page and its copy must have in common. */
type Facts = {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** Names of code blocks. */
  readonly names: readonly string[];
  /** The targets of links into the page. */
  readonly ids: readonly string[];
  readonly rows: readonly string[];
  readonly links: readonly string[];
};

const NOT_CONTENT = 'nav, button, .hash-link, svg, [data-markdown=skip], [aria-hidden=true]';

const tidy = (text: string): string => text.replace(/[\s\u200b]+/gu, ' ').trim();
const textOf = (element: Element): string => tidy(toString(element));
const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** Removes elements, and writes the line breaks of code as text. */
function prune(element: Element, dropped: ReadonlySet<Element>, inCode = false): void {
  element.children = element.children.flatMap((child): Element['children'] => {
    if (!isElement(child)) return [child];
    if (dropped.has(child)) return [];
    if (inCode && child.tagName === 'br') return [{type: 'text', value: '\n'}];
    prune(child, dropped, inCode || child.tagName === 'pre');
    return [child];
  });
}

/** Returns the language and the text of a block of code. */
function codeOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.replace('language-', '');
  return `${language ?? ''}\n${toString(code).trimEnd()}`;
}

/**
 * Returns whether an id can be linked to. Ids that React generates belong to controls, that of Docusaurus to the skip
 * link. Footnotes, which only the page for writers has, have no link target in a copy.
 */
function isAddress(id: unknown): id is string {
  return typeof id === 'string' && !/^_R_|^user-content-|^__docusaurus/u.test(id);
}

function htmlFacts(content: Element): Facts {
  prune(content, new Set(selectAll(NOT_CONTENT, content)));
  const find = (selector: string): Element[] => selectAll(selector, content);
  return {
    headings: find('h2, h3, h4, h5, h6').map(textOf),
    code: find('pre > code').map(codeOf),
    names: find('.console-name, .code-name').map(textOf).filter(Boolean),
    // Old ids redirect old links; a copy has none of those.
    ids: find('[id]:not(span:empty)')
      .map((it) => it.properties.id)
      .filter(isAddress),
    rows: find('tr').map((row) => selectAll('th, td', row).map(textOf).join('|')),
    links: find('a[href]').map(textOf),
  };
}

function collect(root: MarkdownRoot, type: RootContent['type']): string[] {
  const found: string[] = [];
  visit(root, type, (node) => {
    found.push(tidy(markdownText(node, {includeHtml: false})));
  });
  return found;
}

/** Returns the id that Markdown renderers generate for a heading. */
function idOfWords(words: string): string {
  const letters = words.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return letters.replaceAll(' ', '-');
}

function markdownFacts(root: MarkdownRoot): Facts {
  const [code, rows, anchors]: [string[], string[], string[]] = [[], [], []];
  visit(root, (node) => {
    if (node.type === 'html')
      anchors.push(...(/<a id="([^"]+)">/u.exec(node.value)?.slice(1) ?? []));
    if (node.type === 'tableRow') {
      const cells = node.children.map((it) => tidy(markdownText(it, {includeHtml: false})));
      rows.push(cells.join('|'));
    }
    if (node.type === 'code') code.push(`${node.lang ?? ''}\n${node.value.trimEnd()}`);
  });
  const headings = collect(root, 'heading').slice(1);
  const ids = [...headings.map(idOfWords), ...anchors];
  const [names, links] = [collect(root, 'strong'), collect(root, 'link')];
  return {headings, code, names, ids, rows, links};
}

/** Lists what is missing; what is wanted twice has to be found twice. */
function missing(wanted: readonly string[], found: readonly string[]): readonly string[] {
  const left = [...found];
  return wanted.filter((it) => {
    const at = left.indexOf(it);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const ROUTES = sitemapRoutes();
const SITE = publishedUrl();

describe.each(ROUTES)('the Markdown copy of %s', (route) => {
  const markdown = readBuilt(copyFile(route));
  const root = parseMarkdown(markdown);

  it('has every heading, code block with its name, id, table row and link', () => {
    const page = htmlFacts(structuredClone(contentOf(parseBuilt(route))));
    const copy = markdownFacts(root);
    expect(missing(page.headings, copy.headings), 'headings').toEqual([]);
    expect(missing(page.code, copy.code), 'code blocks').toEqual([]);
    expect(missing(page.names, copy.names), 'names of code blocks').toEqual([]);
    expect(missing(page.ids, copy.ids), 'ids').toEqual([]);
    expect(missing(page.rows, copy.rows), 'table rows').toEqual([]);
    expect(missing(page.links, copy.links), 'links').toEqual([]);
    expect(Object.values(page).flat().length).toBeGreaterThan(0);
  });

  it('contains no JSX, no import, and no HTML except anchors', () => {
    const texts = collect(root, 'text');
    expect(texts.filter((it) => /^(?:import|export) .+ from |<[A-Z]\w+[ />]/mu.test(it))).toEqual(
      [],
    );
    const html: string[] = [];
    visit(root, 'html', ({value}) => void html.push(value));
    expect(html.filter((it) => !/^<a id="[^"\s]+">$|^<\/a>$/u.test(it))).toEqual([]);
  });

  it('has a space or punctuation before and after every link', () => {
    const words = markdown.replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gmu, '');
    expect(words.match(/\w\[[^\]]+\]\(|.{20}\]\([^)\s]+\)[[\w].{0,20}/gu) ?? []).toEqual([]);
  });
});

test('every link of a copy to a section of a copy has an existing target', () => {
  const copies = new Map(
    ROUTES.map((route) => [
      `${SITE}/${copyFile(route)}`,
      parseMarkdown(readBuilt(copyFile(route))),
    ]),
  );
  const ids = new Map([...copies].map(([url, root]) => [url, new Set(markdownFacts(root).ids)]));
  const lost: string[] = [];
  let links = 0;
  for (const [from, root] of copies) {
    visit(root, 'link', ({url}) => {
      const [page = '', id] = url.split('#');
      if (!ids.has(page) || !isAddress(id)) return;
      links += 1;
      if (!ids.get(page)?.has(id)) lost.push(`${from} links to ${url}`);
    });
  }
  expect(lost).toEqual([]);
  expect(links).toBeGreaterThan(50);
});
