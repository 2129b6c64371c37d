import {expect, test} from '@playwright/test';
import type {Element, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {copyFile, parseBuilt, readBuilt, sitemapRoutes} from './builtPages';

/** What a page and its copy must share. */
type Facts = {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly rows: readonly string[];
  readonly links: readonly string[];
};

const NOT_CONTENT =
  'nav *, button, [data-markdown=skip] *, [data-markdown=skip], .hash-link, svg *, [aria-hidden=true] *';

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

/** The text a browser shows: line breaks of code are elements in the theme's code blocks. */
function shownCode(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(shownCode).join('') : '';
}

function codeLanguage(pre: Element): string {
  const classes = [pre, select('code', pre)].flatMap((it) => it?.properties.className ?? []);
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.replace('language-', '') ?? '';
}

function htmlFacts(tree: Root): Facts {
  const content = select('.theme-doc-markdown', tree) ?? select('main', tree);
  if (!content) {
    throw new Error('the page has no main');
  }
  const skipped = new Set(selectAll(NOT_CONTENT, content));
  const find = (selector: string): Element[] =>
    selectAll(selector, content).filter((it) => !skipped.has(it));
  return {
    headings: find('h2, h3, h4, h5, h6').map((it) => tidy(visibleText(it))),
    code: find('pre').map((it) => `${codeLanguage(it)}\n${shownCode(it).trimEnd()}`),
    rows: find('tr').map((it) =>
      selectAll('th, td', it)
        .map((cell) => tidy(visibleText(cell)))
        .join('|'),
    ),
    links: find('a[href]').map((it) => tidy(visibleText(it))),
  };
}

function visibleText(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') {
        return child.value;
      }
      if (child.type !== 'element') {
        return '';
      }
      const classes = child.properties.className;
      const isControl =
        ['button', 'svg'].includes(child.tagName) ||
        child.properties.ariaHidden === 'true' ||
        child.properties.dataMarkdown === 'skip' ||
        (Array.isArray(classes) && classes.includes('hash-link'));
      return isControl ? '' : visibleText(child);
    })
    .join('');
}

function collectText(root: MarkdownRoot, type: RootContent['type']): string[] {
  const found: string[] = [];
  visit(root, type, (node) => {
    found.push(tidy(markdownText(node)));
  });
  return found;
}

function markdownFacts(markdown: string): Facts {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const code: string[] = [];
  visit(root, 'code', (node) => {
    code.push(`${node.lang ?? ''}\n${node.value.trimEnd()}`);
  });
  const rows: string[] = [];
  visit(root, 'tableRow', (node) => {
    rows.push(node.children.map((cell) => tidy(markdownText(cell))).join('|'));
  });
  const headings = collectText(root, 'heading').slice(1);
  return {headings, code, rows, links: collectText(root, 'link')};
}

function missing(wanted: readonly string[], found: readonly string[]): readonly string[] {
  const left = [...found];
  return wanted.filter((it) => {
    const at = left.indexOf(it);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at < 0;
  });
}

const ROUTES = sitemapRoutes();

for (const route of ROUTES) {
  test(`the Markdown copy of ${route} has every heading, code block, table row and link`, () => {
    const page = htmlFacts(parseBuilt(route));
    const copy = markdownFacts(readBuilt(copyFile(route)));
    expect(missing(page.headings, copy.headings), 'headings').toEqual([]);
    expect(missing(page.code, copy.code), 'code blocks').toEqual([]);
    expect(missing(page.rows, copy.rows), 'table rows').toEqual([]);
    expect(missing(page.links, copy.links), 'links').toEqual([]);
    const facts = Object.values(page).flat().length;
    expect(facts, `${route} has nothing to compare`).toBeGreaterThan(0);
  });

  test(`the Markdown copy of ${route} holds no JSX, import or HTML`, () => {
    const root = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(readBuilt(copyFile(route)));
    const found: string[] = [];
    visit(root, 'html', (node) => {
      found.push(node.value);
    });
    visit(root, 'text', (node) => {
      if (/^(?:import|export) .+ from |<[A-Z]\w+[ />]/mu.test(node.value)) {
        found.push(node.value);
      }
    });
    expect(found).toEqual([]);
  });
}

test('every page of the sitemap names its copy and points to it', () => {
  for (const route of ROUTES) {
    const tree = parseBuilt(route);
    const link = select('link[rel=alternate][type="text/markdown"]', tree);
    expect(link?.properties.href, route).toBe(`https://docs.rungen.ai/${copyFile(route)}`);
    expect(
      textOf(select('[data-nosnippet]', tree) ?? {type: 'root', children: []}),
      route,
    ).toContain('/llms.txt');
  }
  console.log(`compared ${String(ROUTES.length)} pages with their Markdown copies`);
});
