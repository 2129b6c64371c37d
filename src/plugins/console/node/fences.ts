import type {Code} from 'mdast';
import {toLines, renderCodeBox} from './console';

/**
 * Writes a fence of a page, colored, with a button that copies it. A writer can name it after the language:
 * `title="start.json"`.
 *
 * @returns MDX
 */
export function renderFence({value, lang, meta}: Pick<Code, 'value' | 'lang' | 'meta'>): string {
  const [, title] = /title="(.*?)"/.exec(meta ?? '') ?? [];
  const name =
    title === undefined ? '' : `<span className="console-name">{${JSON.stringify(title)}}</span>`;
  return [
    '<div className="console fence ink">',
    `<div className="console-bar">${name}<ConsoleCopy /></div>`,
    renderCodeBox(toLines(value), lang ?? 'text'),
    '</div>',
  ].join('\n\n');
}
