import type {Nodes, Root} from 'mdast';
import {withoutRelatedPages, type BuiltPage} from '../../copies';
import type {Section} from '../client/indexFile';

/** Separators between the parts of a table, where an excerpt loses its layout. */
const SEPARATORS: Readonly<Record<string, string>> = {tableCell: ' · ', tableRow: '; '};

/** What does not end a word. */
const INLINE = new Set(['link', 'strong', 'emphasis', 'delete']);

/** Where a section that begins inside ends: a field is an item of a list, an open question a row of a table. */
const ENDS_SECTION = new Set(['listItem', 'tableRow']);

/** Guides rank above operations, these above the fields of their requests, and these above their responses. */
const WEIGHTS = {guide: 1.7, operation: 1.2, request: 0.6, response: 0.5};

/** Matches the anchors of fields and responses: `body.configuration`, `response-403`. */
const DETAIL = /^(?:body|header|path|(response))[.-]/u;

type OpenSection = {anchor: string; title: string; text: string; code: string};

/** Returns the text of a section, without separators at its ends, after the last cell of a row or after a sentence. */
function tidy(text: string): string {
  return text
    .replace(/[\s\u200b]+/gu, ' ')
    .trim()
    .replace(/(?:\s*[·;])+(?=\s*(?:;|$))|^[\s·;]+| (?=;)/gu, '')
    .replace(/(?<=[.?!]);/gu, '');
}

/** Splits content into the section that is open at its start, and one for each anchor in it. */
function splitContent(content: Root, opening: OpenSection): readonly OpenSection[] {
  const sections = [opening];
  let current = opening;
  const collect = (node: Nodes): void => {
    const anchor = node.data?.anchor;
    if (anchor) {
      current = {anchor: anchor.id, title: tidy(anchor.title), text: '', code: ''};
      sections.push(current);
    }
    const isTitle = node.type === 'heading' || (node.type === 'paragraph' && anchor);
    if (isTitle || node.data?.isLabel) return;
    if (node.type === 'code') current.code += `${node.value}\n`;
    if (node.type === 'text' || node.type === 'inlineCode') current.text += node.value;
    if (!('children' in node)) return;
    const outer = current;
    for (const child of node.children) collect(child);
    if (!INLINE.has(node.type)) current.text += SEPARATORS[node.type] ?? ' ';
    if (ENDS_SECTION.has(node.type)) current = outer;
  };
  collect(content);
  return sections;
}

function weigh({endpoint}: BuiltPage, anchor: string): number {
  if (endpoint === '') return WEIGHTS.guide;
  const detail = DETAIL.exec(anchor);
  if (!detail) return WEIGHTS.operation;
  return detail[1] === undefined ? WEIGHTS.request : WEIGHTS.response;
}

/**
 * Splits a page into the sections that search finds: the introduction, and one for each link target,
 * which is a heading, a field, a value, or an open question.
 *
 * @returns the sections, none for a page outside guides and reference; ids are addresses, and unique within the page
 */
export function splitSections(page: BuiltPage): readonly Section[] {
  const {route, title, description, breadcrumbs, endpoint, content} = page;
  if (!/\/(?:docs|api)\//u.test(route)) return [];
  const opening = {anchor: '', title, text: '', code: ''};
  return splitContent(withoutRelatedPages(content), opening).map((section) => {
    const isStart = section.anchor === '';
    const lead = isStart && !section.text.includes(description) ? `${description} ` : '';
    return {
      id: isStart ? route : `${route}#${section.anchor}`,
      page: breadcrumbs.join(' › ') || title,
      title: section.title,
      heading: isStart ? `${title} ${endpoint}` : section.title,
      endpoint: isStart && endpoint !== '' ? endpoint : undefined,
      text: tidy(lead + section.text),
      code: tidy(section.code),
      weight: weigh(page, section.anchor),
    };
  });
}
