import type {Code} from 'mdast';
import {COPY, writeCode} from './console';
import type {CodeLine} from './highlight';

/**
 * Writes a fence of a page, colored, with a button that copies it. After the language, a writer can say
 * `title="start.json"`, `showLineNumbers`, and which lines to mark, such as `{3,5-7}`.
 *
 * @returns MDX
 */
export function writeFence({value, lang, meta}: Pick<Code, 'value' | 'lang' | 'meta'>): string {
  const title = /title="(.*?)"/.exec(meta ?? '')?.[1];
  const marked = (/\{([\d,-]+)\}/.exec(meta ?? '')?.[1] ?? '')
    .split(',')
    .map((range) => range.split('-').map(Number));
  const hasNumbers = /\bshowLineNumbers\b/.test(meta ?? '');
  const lines = value.split('\n').map((text, index): CodeLine => ({
    text,
    isMarked: marked.some(([first = 0, last = first]) => first <= index + 1 && index + 1 <= last),
    data: {'data-number': hasNumbers ? index + 1 : undefined},
  }));
  const name =
    title === undefined ? '' : `<span className="console-name">{${JSON.stringify(title)}}</span>`;
  return [
    '<div className="console fence ink">',
    `<div className="console-bar">${name}${COPY}</div>`,
    writeCode(lines, lang ?? 'text'),
    '</div>',
  ].join('\n\n');
}
