import type {Element, Nodes} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {
  contentOf,
  copyFile,
  parseBuilt,
  publishedUrl,
  readBuilt,
  sitemapRoutes,
} from '../helpers/builtPages';

/** What a page and its copy must have in common. */
type Facts = {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** Titles of code blocks (of files, outputs and examples), each with the code of its block. */
  readonly labels: readonly string[];
  /** The targets of links into the page. */
  readonly ids: readonly string[];
  readonly rows: readonly string[];
  readonly links: readonly string[];
};

const NOT_CONTENT =
  'nav *, button, [data-markdown=skip] *, [data-markdown=skip], .hash-link, svg *, [aria-hidden=true] *';

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

/** Returns the text that a browser shows: line breaks are elements in the theme's code blocks. */
function shownCode(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  if (node.type === 'element' && node.properties.dataMarkdown === 'skip') {
    return ''; // the lines of a program around the shown region, which the page shows only when opened
  }
  return 'children' in node ? node.children.map(shownCode).join('') : '';
}

/** Returns the language and the code of a block: the theme names the language on the block, and on a bare `pre`. */
function codeOf(block: Element): string {
  const classes = selectAll('[class]', block).flatMap(({properties}) => properties.className);
  const named = classes
    .flat()
    .map(String)
    .find((name) => name.startsWith('language-'));
  const code = shownCode(select('pre', block) ?? block).trimEnd();
  return `${named?.replace('language-', '') ?? ''}\n${code}`;
}

/** Returns the label and code of a block. The label is what stands beside the code, such as the name of a file. */
function labelledCode(block: Element): readonly string[] {
  const words = {...block, children: block.children.filter((it) => !isPre(it))};
  const label = tidy(visibleText(words));
  return label === '' ? [] : [`${label}\n${codeOf(block).replace(/^.*\n/u, '')}`];
}

const isPre = (node: Element['children'][number]): boolean =>
  node.type === 'element' && node.tagName === 'pre';

/**
 * Tells whether an id can be linked to. Ids that React generates belong to controls. Footnotes, which only the page for
 * writers has, have no link target in a copy.
 */
function isAddress(id: unknown): id is string {
  return typeof id === 'string' && !/^_R_|^user-content-/u.test(id);
}

/** Returns the text of a link. In a copy, a link around a title and a text has only the title as its text. */
function linkText(link: Element): string {
  const parts = link.children.filter((child) => child.type === 'element');
  const isDoor = parts.length > 1 && parts.length === link.children.length;
  return tidy(visibleText(isDoor && parts[0] ? parts[0] : link));
}

function htmlFacts(content: Element): Facts {
  const skipped = new Set(selectAll(NOT_CONTENT, content));
  const find = (selector: string): Element[] =>
    selectAll(selector, content).filter((it) => !skipped.has(it));
  return {
    headings: find('h2, h3, h4, h5, h6').map((it) => tidy(visibleText(it))),
    code: find('.theme-code-block, :not(.theme-code-block) > pre').map(codeOf),
    labels: find('.theme-code-block').flatMap(labelledCode),
    // Old ids redirect old links; a copy has none of those.
    ids: find('[id]:not(span:empty)')
      .map((it) => it.properties.id)
      .filter(isAddress),
    rows: find('tr').map((it) =>
      selectAll('th, td', it)
        .map((cell) => tidy(visibleText(cell)))
        .join('|'),
    ),
    links: find('a[href]').map(linkText),
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
    found.push(tidy(markdownText(node, {includeHtml: false})));
  });
  return found;
}

/** Returns the id that Markdown renderers generate for a heading. */
function idOfWords(words: string): string {
  const letters = words.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return letters.replaceAll(' ', '-');
}

function anchorsOf(root: MarkdownRoot): string[] {
  const ids: string[] = [];
  visit(root, 'html', ({value}) => {
    ids.push(...[...value.matchAll(/<a id="([^"]+)">/gu)].map(([, id]) => id ?? ''));
  });
  return ids;
}

function markdownFacts(markdown: string): Facts {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const code: string[] = [];
  visit(root, 'code', (node) => {
    code.push(`${node.lang ?? ''}\n${node.value.trimEnd()}`);
  });
  const labels: string[] = [];
  visit(root, 'code', (node, index = 0, parent) => {
    const before = parent?.children[index - 1];
    const isLabel = before?.type === 'paragraph' && before.children[0]?.type === 'strong';
    labels.push(...(isLabel ? [`${tidy(markdownText(before))}\n${node.value.trimEnd()}`] : []));
  });
  const rows: string[] = [];
  visit(root, 'tableRow', (node) => {
    rows.push(
      node.children.map((cell) => tidy(markdownText(cell, {includeHtml: false}))).join('|'),
    );
  });
  const headings = collectText(root, 'heading').slice(1);
  const ids = [...headings.map(idOfWords), ...anchorsOf(root)];
  return {headings, code, labels, ids, rows, links: collectText(root, 'link')};
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
const SITE = publishedUrl();

function compare(page: Facts, copy: Facts): void {
  expect(missing(page.headings, copy.headings), 'headings').toEqual([]);
  expect(missing(page.code, copy.code), 'code blocks').toEqual([]);
  expect(missing(page.labels, copy.labels), 'labels of code blocks').toEqual([]);
  expect(missing(page.ids, copy.ids), 'fragment ids').toEqual([]);
  expect(missing(page.rows, copy.rows), 'table rows').toEqual([]);
  expect(missing(page.links, copy.links), 'links').toEqual([]);
}

for (const route of ROUTES) {
  test(`the Markdown copy of ${route} has every heading, code block with its label, id, table row and link`, () => {
    const page = htmlFacts(contentOf(parseBuilt(route)));
    compare(page, markdownFacts(readBuilt(copyFile(route))));
    const facts = Object.values(page).flat().length;
    expect(facts, `${route} has nothing to compare`).toBeGreaterThan(0);
  });

  test(`the Markdown copy of ${route} contains no JSX, no import, and no HTML except anchors`, () => {
    const root = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(readBuilt(copyFile(route)));
    const found: string[] = [];
    visit(root, 'html', ({value}) => {
      found.push(...(/^<a id="[^"\s]+">$|^<\/a>$/u.test(value) ? [] : [value]));
    });
    visit(root, 'text', (node) => {
      if (/^(?:import|export) .+ from |<[A-Z]\w+[ />]/mu.test(node.value)) {
        found.push(node.value);
      }
    });
    expect(found).toEqual([]);
  });

  test(`in the Markdown copy of ${route} every link has a space or punctuation before and after it`, () => {
    const words = readBuilt(copyFile(route)).replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gmu, '');
    expect(words.match(/\w\[[^\]]+\]\(|.{20}\]\([^)\s]+\)[[\w].{0,20}/gu) ?? []).toEqual([]);
  });
}

test('every link of a copy to a section of a copy has an existing target', () => {
  const places = new Map(
    ROUTES.map((route) => [
      `${SITE}/${copyFile(route)}`,
      new Set(markdownFacts(readBuilt(copyFile(route))).ids),
    ]),
  );
  const lost: string[] = [];
  let links = 0;
  for (const route of ROUTES) {
    visit(
      unified()
        .use(remarkParse)
        .parse(readBuilt(copyFile(route))),
      'link',
      ({url}) => {
        const [page = '', id] = url.split('#');
        const ids = places.get(page);
        if (ids && isAddress(id)) {
          links += 1;
          lost.push(...(ids.has(id) ? [] : [`${route} links to ${url}`]));
        }
      },
    );
  }
  expect(lost).toEqual([]);
  expect(links).toBeGreaterThan(50);
});
