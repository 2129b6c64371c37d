import type {Code} from 'mdast';
import {attributes} from '../../../content/mdx';
import {escapeHtml, toLines} from '../client/lines';
import {highlight} from './highlight';

/**
 * Writes a code block of a page, colored, with a button that copies it. A writer can name it after the language:
 * `title="start.json"`.
 */
export function writeFence({value, lang, meta}: Pick<Code, 'value' | 'lang' | 'meta'>): string {
  const [, title = ''] = /title="(.*?)"/.exec(meta ?? '') ?? [];
  const language = lang ?? 'text';
  const html = highlight(toLines(value), language);
  return `<Fence${attributes({language, name: escapeHtml(title), html})} />`;
}
