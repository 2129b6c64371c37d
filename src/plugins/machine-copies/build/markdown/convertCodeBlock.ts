import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code, Paragraph} from 'mdast';
import {elementClasses, findElement, hasClass} from '../../../built-pages';
import {bold, boldLink} from './nodes';

/** Returns the code. The theme renders lines as elements, and line breaks as `<br>`. What opens later is omitted. */
function codeText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || node.properties.dataMarkdown === 'skip') {
    return '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
}

function languageOf(...elements: readonly (Element | undefined)[]): string | null {
  for (const element of elements) {
    const found = element && elementClasses(element).find((name) => name.startsWith('language-'));
    if (found) {
      return found.slice('language-'.length);
    }
  }
  return null;
}

/** Returns the label above the code, if it is more than the name of the language: for a program, its file. */
function labelOf(block: Element): Paragraph[] {
  const title = findElement(block, (element) => hasClass(element, 'title'));
  const text = title ? toString(title).trim() : '';
  if (!title || text === '') return [];
  const file = findElement(title, ({tagName}) => tagName === 'a')?.properties.href;
  return [typeof file === 'string' ? boldLink(text, file) : bold(text)];
}

/**
 * Converts the theme's code block to a fence with its language. The label becomes a separate line above the fence:
 * most renderers do not show text after the language.
 *
 * @param block the block's outer element, or a bare `<pre>`
 * @returns the label, if there is one, and the fence; its text has no trailing line break
 */
export function convertCodeBlock(block: Element): (Paragraph | Code)[] {
  const pre = findElement(block, ({tagName}) => tagName === 'pre');
  const code = findElement(pre ?? block, ({tagName}) => tagName === 'code') ?? pre;
  return [
    ...labelOf(block),
    {
      type: 'code',
      lang: languageOf(block, pre, code),
      value: code ? codeText(code).replace(/\n+$/u, '') : '',
    },
  ];
}

/** Returns whether an element is the outer element of a code block. */
export function isCodeBlock(element: Element): boolean {
  return hasClass(element, 'theme-code-block') || element.tagName === 'pre';
}
