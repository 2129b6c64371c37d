import type {Nodes} from 'mdast';
import type {BuiltPage} from '../../built-pages';
import type {Section} from '../client/engine';

/** Sections that only link to other pages, which are indexed themselves. */
const LEADS_ELSEWHERE = new Set(['related', 'next-steps', 'what-next', 'reference']);

/** Separators between the parts of a table, where an excerpt loses its layout. */
const SEPARATORS: Readonly<Record<string, string>> = {tableCell: ' · ', tableRow: '; '};

type OpenSection = {anchor: string; title: string; text: string; code: string};

/** Returns the text of a section, without separators at its ends, after the last cell of a row or after a sentence. */
function tidy(text: string): string {
  return text
    .replace(/[\s\u200b]+/gu, ' ')
    .trim()
    .replace(/(?:\s*[·;])+(?=\s*(?:;|$))|^[\s·;]+| (?=;)/gu, '')
    .replace(/(?<=[.?!]);/gu, '');
}

function collect(node: Nodes, sections: OpenSection[]): void {
  const anchor = node.data?.anchor;
  if (anchor) {
    sections.push({anchor: anchor.id, title: tidy(anchor.title), text: '', code: ''});
  }
  const current = sections.at(-1);
  if (!current || node.type === 'heading' || node.data?.isLabel) return;
  if (node.type === 'code') {
    current.code += `${node.value}\n`;
  } else if (node.type === 'text' || node.type === 'inlineCode') {
    current.text += node.value;
  } else if ('children' in node) {
    for (const child of node.children) collect(child, sections);
    const last = sections.at(-1);
    const isInline = ['link', 'strong', 'emphasis', 'delete'].includes(node.type);
    if (last && !isInline) last.text += SEPARATORS[node.type] ?? ' ';
  }
}

/**
 * Splits a page into the sections that search finds: the introduction, and one for each place that a link can lead to,
 * which is a heading, a field, a value, or an open question.
 *
 * @returns the sections, none for a page outside guides and reference; ids are addresses, and unique within the page
 */
export function splitSections(page: BuiltPage): readonly Section[] {
  const {route, title, description, breadcrumbs, endpoint, content} = page;
  if (!/\/(?:docs|api)\//u.test(route)) return [];
  const opening = {
    anchor: '',
    title: tidy(`${title} · ${endpoint}`),
    text: `${description} `,
    code: '',
  };
  const sections: OpenSection[] = [opening];
  collect(content, sections);
  return sections
    .filter((it) => !LEADS_ELSEWHERE.has(it.anchor))
    .map(({anchor, text, code, ...it}) => ({
      id: anchor === '' ? route : `${route}#${anchor}`,
      page: breadcrumbs.join(' › ') || title,
      title: it.title,
      text: tidy(text),
      code: tidy(code),
    }));
}
