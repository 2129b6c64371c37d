import type {Nodes} from 'mdast';
import {squeeze, withoutRelatedPages, type BuiltPage} from '../../copies';
import type {Section} from '../client/indexFile';

/** Separators between what an excerpt puts on one line: cells and rows of a table, and paragraphs. */
const SEPARATORS: Readonly<Record<string, string>> = {
  tableCell: ' · ',
  tableRow: '; ',
  paragraph: '; ',
};

/** What does not end a word. */
const INLINE = new Set(['link', 'strong', 'emphasis', 'delete']);

/** Where a section that begins inside ends: a field is an item of a list, an open question a row of a table. */
const ENDS_SECTION = new Set(['listItem', 'tableRow']);

/** Guides rank above operations, these above the fields of their requests, and these above their responses. */
const WEIGHTS = {guide: 1.7, operation: 1.2, request: 0.6, response: 0.5};

type OpenSection = {anchor: string; title: string; text: string; code: string};

/**
 * Leaves out the separators that separate nothing: at both ends, after the last cell of a row, and after a sentence.
 *
 * @example
 * tidy('Status · Meaning · ; 404 · It is gone. · ; ') // 'Status · Meaning; 404 · It is gone.'
 */
function tidy(text: string): string {
  return squeeze(text)
    .replace(/^[ ·;]+|[ ·;]+$/gu, '')
    .replace(/[ ·;]*;/gu, ';') // several at the end of a row
    .replace(/(?<=[.?!:]) ?[;·]/gu, '');
}

/** Adds a node to the section that is open before it, or opens another. Returns the one that is open after it. */
function collect(node: Nodes, before: OpenSection, sections: OpenSection[]): OpenSection {
  const {anchor, isLabel} = node.data ?? {};
  let current = before;
  if (anchor) {
    current = {anchor: anchor.id, title: tidy(anchor.title), text: '', code: ''};
    sections.push(current);
  }
  const isTitle = node.type === 'heading' || (node.type === 'paragraph' && anchor);
  if (isTitle || isLabel) return current;
  if (node.type === 'code') current.code += `${node.value}\n`;
  if (node.type === 'text' || node.type === 'inlineCode') current.text += node.value;
  if (!('children' in node)) return current;
  const outer = current;
  // The head of a table names its columns: in an excerpt, it would be a list of nouns.
  const children = node.type === 'table' ? node.children.slice(1) : node.children;
  for (const child of children) current = collect(child, current, sections);
  if (!INLINE.has(node.type)) current.text += SEPARATORS[node.type] ?? ' ';
  return ENDS_SECTION.has(node.type) ? outer : current;
}

/** @param anchor such as `body.configuration` or `response-403` */
function weigh({endpoint}: BuiltPage, anchor: string): number {
  const isInside = (part: string): boolean =>
    anchor.startsWith(`${part}.`) || anchor.startsWith(`${part}-`);
  if (endpoint === '') return WEIGHTS.guide;
  if (isInside('response')) return WEIGHTS.response;
  if (['body', 'header', 'path'].some(isInside)) return WEIGHTS.request;
  return WEIGHTS.operation;
}

/**
 * Returns what only the introduction of a page has: the address of the page, and its description unless it shows that.
 * An operation has its endpoint, so its text needs none.
 */
function describeIntroduction(page: BuiltPage, {text}: OpenSection): Partial<Section> {
  const {route, title, description, endpoint} = page;
  const heading = `${title} ${endpoint}`;
  if (endpoint !== '') {
    return {id: route, heading, endpoint, text: tidy(text.replace(endpoint, ''))};
  }
  const lead = text.includes(description) ? '' : `${description} `;
  return {id: route, heading, text: tidy(lead + text)};
}

/**
 * Splits a page into the sections that search finds: the introduction, and one for each link target,
 * which is a heading, a field, a value, or an open question.
 *
 * @returns the sections; ids are addresses, and unique within the page
 */
export function splitSections(page: BuiltPage): readonly Section[] {
  const {route, title, breadcrumbs, content} = page;
  const opening = {anchor: '', title, text: '', code: ''};
  const sections = [opening];
  collect(withoutRelatedPages(content), opening, sections);
  return sections.map((section) => ({
    id: `${route}#${section.anchor}`,
    page: breadcrumbs.join(' › ') || title,
    title: section.title,
    heading: section.title.replace(/ \(\d+\)$/u, ''), // the number of open questions
    text: tidy(section.text),
    code: tidy(section.code),
    weight: weigh(page, section.anchor),
    ...(section === opening && describeIntroduction(page, section)),
  }));
}
