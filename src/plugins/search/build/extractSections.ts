import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Scope, SearchSection} from '../browser/SearchSection';
import {findElement, hasClass, type BuiltPage} from '../../built-pages';

/** Elements that repeat content from elsewhere, or are controls. */
const SKIPPED_TAGS = new Set(['nav', 'footer', 'button', 'script', 'style', 'svg', 'template']);

/** Sections that only link to other pages, which are indexed themselves. */
const LEADS_ELSEWHERE = new Set(['related', 'next-steps', 'what-next', 'reference']);

const HEADING = /^h[1-4]$/;

/** Separators between the parts of a table or a list in an excerpt, where their layout is lost. */
const SEPARATORS: Readonly<Record<string, string>> = {td: ' · ', th: ' · ', tr: '; ', dt: ': '};

const BLOCK =
  /^(p|li|dt|dd|tr|td|th|pre|div|section|summary|details|figure|figcaption|h[1-6]|ul|ol|dl|table|blockquote|br)$/;

type OpenSection = {
  anchor: string;
  heading: string;
  parts: string[];
  code: string[];
};

function isSkipped(element: Element): boolean {
  const classes = element.properties.className;
  const isHashLink = Array.isArray(classes) && classes.includes('hash-link');
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    isHashLink ||
    element.properties.dataSearch === 'skip' ||
    element.properties.dataSearchEndpoint !== undefined ||
    element.properties.ariaHidden === 'true'
  );
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || isSkipped(node)) {
    return '';
  }
  const text = node.children.map(textOf).join('');
  return BLOCK.test(node.tagName) ? ` ${text} ` : text;
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

/** Returns the text of a section, without separators at its ends, after the last cell of a row or after a sentence. */
function tidyParts(parts: readonly string[]): string {
  return tidy(parts.join(''))
    .replace(/(?:\s*[·;])+(?=\s*(?:;|$))|^[\s·;]+| (?=;)/gu, '')
    .replace(/(?<=[.?!]);/gu, '');
}

function isSection({properties}: Element): boolean {
  return properties.dataSearch === 'section';
}

/** Matches a heading, or an element that is marked as a section of its own, such as a field of the reference. */
function opensSection(element: Element): boolean {
  return (HEADING.test(element.tagName) && element.tagName !== 'h1') || isSection(element);
}

/** Returns the heading. Fields and the like have a title, or their id, which names their place: `body.name`. */
function headingOf(element: Element): string {
  return isSection(element)
    ? String(element.properties.dataSearchTitle ?? element.properties.id)
    : tidy(element.children.map(textOf).join(''));
}

function collect(nodes: readonly ElementContent[], sections: OpenSection[]): void {
  for (const node of nodes) {
    const current = sections.at(-1);
    if (node.type === 'text') {
      current?.parts.push(node.value);
    }
    if (node.type !== 'element' || isSkipped(node) || node.tagName === 'h1') {
      continue;
    }
    if (node.tagName === 'pre') {
      current?.code.push(textOf(node));
      continue;
    }
    if (opensSection(node)) {
      sections.push({
        anchor: node.properties.id ?? '',
        heading: headingOf(node),
        parts: [],
        code: [],
      });
      if (HEADING.test(node.tagName)) {
        continue;
      }
    }
    const separator = BLOCK.test(node.tagName) ? ' ' : '';
    sections.at(-1)?.parts.push(separator);
    collect(node.children, sections);
    sections.at(-1)?.parts.push(SEPARATORS[node.tagName] ?? separator);
  }
}

function scopeOf(route: string): Scope | undefined {
  return route.startsWith('/docs/') ? 'docs' : route.startsWith('/api/') ? 'api' : undefined;
}

function textOfFirst(tree: Root | Element, test: (element: Element) => boolean): string {
  const found = findElement(tree, test);
  return found ? toString(found) : '';
}

function isEndpoint({properties}: Element): boolean {
  return properties.dataSearchEndpoint !== undefined;
}

/** Returns the names of the categories above the page, then the page's own name. */
function readCrumbs(tree: Root): string[] {
  const list = findElement(tree, (element) => hasClass(element, 'breadcrumbs'));
  const items = list?.children.flatMap((item) => (item.type === 'element' ? [item] : [])) ?? [];
  return items.map((item) => tidy(toString(item)));
}

/**
 * Splits a built page into the sections that search finds: the introduction, one for each heading, and one for
 * each element with `data-search="section"`. Elements with `data-search="skip"` are left out.
 *
 * @param page a page of the finished build
 * @returns the sections, none for a page outside guides and reference; ids are addresses with anchors, and unique
 *   within the page
 */
export function extractSections(page: BuiltPage): readonly SearchSection[] {
  const {route, tree, content} = page;
  const scope = scopeOf(route);
  if (scope === undefined) return [];
  const pageTitle = tidy(page.title) || tidy(textOfFirst(tree, ({tagName}) => tagName === 'title'));
  const crumbs = readCrumbs(tree);
  const endpoint = tidy(textOfFirst(content, isEndpoint)).replace(/https?:\/\/[^/\s]+/u, '');
  const description = tidy(page.description);
  const sections: OpenSection[] = [{anchor: '', heading: '', parts: [], code: []}];
  collect(content.children, sections);
  const seen = new Set<string>();
  return sections.flatMap(({anchor, heading, parts, code}) => {
    const id = anchor === '' ? route : `${route}#${anchor}`;
    if (seen.has(id) || LEADS_ELSEWHERE.has(anchor)) {
      return [];
    }
    seen.add(id);
    const text = tidyParts(parts);
    const breadcrumb = crumbs.filter((crumb) => crumb !== '').join(' › ');
    return [
      {
        id,
        scope,
        pageTitle,
        heading,
        breadcrumb,
        endpoint,
        text: anchor === '' ? `${description} ${text}`.trim() : text,
        code: tidy(code.join(' ')),
      },
    ];
  });
}
