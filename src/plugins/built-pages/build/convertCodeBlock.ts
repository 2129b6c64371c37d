import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code, Paragraph, PhrasingContent} from 'mdast';
import {elementClasses} from './elementClasses';
import {findElement} from './findElement';
import {label} from './nodes';

function isPre(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'pre';
}

function languageOf(...elements: readonly (Element | undefined)[]): string | null {
  const names = elements.flatMap((element) => (element ? elementClasses(element) : []));
  const name = names.find((it) => it.startsWith('language-'));
  return name?.slice('language-'.length) ?? null;
}

/** Returns what stands beside the code: a title, or the name of a file, which can be a link. */
function labelOf(block: Element): Paragraph[] {
  const rest = {...block, children: block.children.filter((it) => !isPre(it))};
  const text = toString(rest).trim();
  if (block.tagName === 'pre' || text === '') return [];
  const url = findElement(rest, ({tagName}) => tagName === 'a')?.properties.href;
  const words: PhrasingContent = {type: 'text', value: text};
  return [label(typeof url === 'string' ? {type: 'link', url, children: [words]} : words)];
}

/**
 * Converts a code block to a fence with its language. The label becomes a separate line above the fence: most renderers
 * do not show text after the language.
 *
 * @param block the block's outer element, or a bare `<pre>`
 * @returns the label, if there is one, and the fence; its text has no trailing line break
 */
export function convertCodeBlock(block: Element): (Paragraph | Code)[] {
  const pre = findElement(block, ({tagName}) => tagName === 'pre') ?? block;
  const code = findElement(pre, ({tagName}) => tagName === 'code') ?? pre;
  const value = toString(code).replace(/\n+$/u, '');
  return [...labelOf(block), {type: 'code', lang: languageOf(block, pre, code), value}];
}
