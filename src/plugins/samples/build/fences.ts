import type {Code} from 'mdast';
import type {CodeLine} from './highlight';
import {writeCode} from './console';

/** What a writer can say after the language of a fence, for example `title="start.json" showLineNumbers {3,5-7}`. */
type Meta = {
  readonly title: string | undefined;
  /** The lines to highlight, counted from 1. */
  readonly marked: readonly number[];
  /** The number of the first line; undefined if the lines have no numbers. */
  readonly start: number | undefined;
};

/**
 * Writes a fence of a page, colored, with a button that copies it.
 *
 * @returns MDX
 */
export function writeFence({value, lang, meta}: Pick<Code, 'value' | 'lang' | 'meta'>): string {
  const {title, marked, start} = readMeta(meta ?? '');
  const lines = value.split('\n').map((text, index): CodeLine => ({
    text,
    isMarked: marked.includes(index + 1),
    ...(start !== undefined && {number: start + index}),
  }));
  const name =
    title === undefined ? '' : `<span className="console-name">{${JSON.stringify(title)}}</span>`;
  const copy =
    '<button type="button" className="console-copy" aria-label="Copy" data-action="copy" /><span className="console-said" role="status" />';
  return [
    `<div className="console fence ink">`,
    `<div className="console-bar">${name}${copy}</div>`,
    writeCode(lines, lang ?? 'text'),
    '</div>',
  ].join('\n\n');
}

function readMeta(meta: string): Meta {
  const title = /title=(?<quote>["'])(?<title>.*?)\1/.exec(meta)?.groups?.title;
  const range = /\{(?<range>[\d,-]+)\}/.exec(meta)?.groups?.range ?? '';
  const numbers = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?:\s|$)/.exec(meta);
  return {
    title,
    marked: range.split(',').filter(Boolean).flatMap(readRange),
    start: numbers ? Number(numbers.groups?.start ?? 1) : undefined,
  };
}

function readRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}
