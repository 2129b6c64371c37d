import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {findElement, hasClass} from './elements';

/** Elements that are no content of a page: its title, which is read on its own, and controls. */
const DROPPED_TAGS = new Set('h1 nav button script style template noscript dialog'.split(' '));

const HEADING = /^h[2-6]$/;

/** Elements that start with a block: an anchor goes into that block, because alone it would be a line of its own. */
const CONTAINER = /^(?:div|section|ul|ol|li|dl|details|summary|table|tbody|tr|figure|p|dt|dd)$/;

function isDropped(element: Element): boolean {
  const {dataMarkdown, ariaHidden, role} = element.properties;
  return (
    DROPPED_TAGS.has(element.tagName) ||
    dataMarkdown === 'skip' ||
    ariaHidden === 'true' ||
    role === 'radiogroup' ||
    hasClass(element, 'hash-link')
  );
}

/** Returns the code without the lines that a control adds, which are hidden. */
function codeText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' && !node.properties.hidden ? codeText(node.children) : '';
    })
    .join('');
}

/** Returns the id that Markdown renderers derive from the text of a heading. */
const idOfWords = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

/** Finds the element in which the text of an element starts. */
function findStart(element: Element): Element {
  const first = element.children.find((it) => it.type === 'element' || it.type === 'text');
  return first?.type === 'element' && CONTAINER.test(first.tagName) ? findStart(first) : element;
}

/** Writes the id of an element into its text; a heading needs that only if its words do not give the same id. */
function addAnchor(element: Element, id: string): void {
  const isHeading = HEADING.test(element.tagName);
  if (isHeading && idOfWords(toString(element)) === id) return;
  const title = element.properties.dataSearchTitle ?? (id.includes('.') ? id : toString(element));
  const properties = {dataAnchor: id, title: String(title).trim()};
  const anchor: Element = {type: 'element', tagName: 'a', properties, children: []};
  if (isHeading) element.children.push(anchor);
  else findStart(element).children.unshift(anchor);
}

/**
 * Removes what is no content of a page: controls, and elements with `data-markdown="skip"`. Writes the ids that links
 * lead to into the text, as `<a data-anchor>`, and makes code plain text.
 */
export function prepareContent(content: Element): void {
  visit(content, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isDropped(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName === 'pre') {
      // Each token of code is an element, which is most of a page: without them, the conversion takes half of the time.
      const code = findElement(element, 'code') ?? element;
      code.children = [{type: 'text', value: codeText(code.children)}];
    }
    return element.tagName === 'pre' || element.tagName === 'svg' ? SKIP : undefined;
  });
  visit(content, 'element', (element) => {
    const {id} = element.properties;
    // React generates ids for controls, and remark for footnotes.
    if (typeof id !== 'string' || /^_R_|^user-content-/u.test(id)) return;
    if (element.children.length > 0 && element !== content) addAnchor(element, id);
  });
}
