import type {Element} from 'hast';
import {defaultHandlers, type State} from 'hast-util-to-mdast';
import type {Link, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';

/**
 * Converts a link to Markdown. If it contains a title and a text, which are one below the other on the page, it becomes
 * a separate line: otherwise the parts would run together.
 */
export function convertLink(state: State, element: Element): Link | Paragraph {
  const parts = element.children.filter((child) => child.type === 'element');
  const [title, ...rest] = parts;
  if (!title || rest.length === 0 || parts.length < element.children.length) {
    return defaultHandlers.a(state, element);
  }
  const link = defaultHandlers.a(state, {...element, children: [title]});
  const text = rest.map((part) => toString(state.all(part))).join(' ');
  return {type: 'paragraph', children: [link, {type: 'text', value: `: ${text}`}]};
}
