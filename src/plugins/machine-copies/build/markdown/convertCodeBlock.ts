import type {Element, ElementContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {elementClasses, hasClass} from '../../../built-pages';

/** The theme draws each line as an element of its own, and a line break as `<br>`. */
function codeText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
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

/**
 * Turns the theme's code block into a fence with its language and title.
 *
 * @param block the block's outer element, or a bare `<pre>`
 * @returns the fence; its text has no trailing line break
 */
export function convertCodeBlock(block: Element): Code {
  const pre = block.tagName === 'pre' ? block : select('pre', block);
  const code = (pre && select('code', pre)) ?? pre;
  const title = select('[class*=codeBlockTitle]', block);
  return {
    type: 'code',
    lang: languageOf(block, pre, code),
    meta: title ? `title="${toString(title).trim()}"` : null,
    value: code ? codeText(code).replace(/\n+$/u, '') : '',
  };
}

/** Tells whether an element is the outer element of a code block. */
export function isCodeBlock(element: Element): boolean {
  return hasClass(element, 'theme-code-block') || element.tagName === 'pre';
}
