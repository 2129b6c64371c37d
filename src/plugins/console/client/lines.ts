// Lines of code as HTML: at build time those of pages, in the browser those of responses.
import {attributes, dataAttributes} from '../../../content/mdx/markdown';

/** A line of code, and what a page has to know of it. */
export type CodeLine = {
  readonly text: string;
  /** Attributes of its element, without `data-`. */
  readonly data?: Readonly<Record<string, string | undefined>>;
  /** Whether it is left out until a reader ticks its field. */
  readonly isOff?: boolean;
};

/** Text of one color. `kind` is its class. */
export type ColoredText = {readonly text: string; readonly kind?: string | undefined};

/** Splits a string into lines without attributes. The line break at its end begins no other line. */
export const toLines = (text: string): CodeLine[] =>
  text
    .replace(/\n$/u, '')
    .split('\n')
    .map((line) => ({text: line}));

/**
 * Renders lines of code as HTML: one `span.l` for each, with its indent as a class, so that a wrapped line hangs.
 *
 * @param colors the same text, in colors
 */
export function renderLines(lines: readonly CodeLine[], colors: readonly ColoredText[]): string {
  const colored = colors.map(renderColor).join('').split('\n');
  return lines.map((line, index) => renderLine(line, colored[index] ?? '')).join('');
}

/** Renders the lines of a response, or of what a program printed. JSON has its colors, after other lines too. */
export function renderResultLines(text: string): string {
  const start = text.search(/^[[{]/m);
  const words = start < 0 ? text : text.slice(0, start);
  const json = text.slice(words.length).trimEnd();
  return renderLines(toLines(text), [{text: words}, ...colorJson(json)]);
}

/** Writes a text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Colors each line of a string separately. */
function renderColor({text, kind}: ColoredText): string {
  // On a phone, a path breaks after its slashes, and an option is whole.
  const html = escapeHtml(text)
    .replaceAll(/\/(?=[a-z])/g, '/<wbr>')
    .replaceAll(/(?<![\w-])--?\w{1,8}/g, '<span class="o">$&</span>');
  return kind === undefined ? html : html.replaceAll(/.+/g, `<span class="${kind}">$&</span>`);
}

/** How a command ends that goes on in the next line. */
const CONTINUATIONS = [' \\', ' ||', ' &&'];

/**
 * Wraps a line. The line break is for copied text: the line itself is a block. A line that is off has no text, because
 * programs that read pages would take it for code: its HTML is in `data-off`.
 */
function renderLine({text, data = {}, isOff = false}: CodeLine, html: string): string {
  const width = text.length - text.trimStart().length;
  const indent = Math.min(width - (width % 2), 12); // `.i2` to `.i12` of console.css
  const classes = ['l'];
  if (indent > 0) classes.push(`i${indent}`);
  if (CONTINUATIONS.some((end) => text.endsWith(end))) classes.push('goes-on');
  const line = {class: classes.join(' '), ...dataAttributes(data)};
  const content = `${html}\n`;
  if (!isOff) return `<span${attributes(line)}>${content}</span>`;
  const off = attributes({...line, 'data-off': content, hidden: true});
  return `<span${off}></span>`;
}

/** Matches a token of JSON: a string; a number or a word; punctuation. Such as `"a"`, `-1.5e3`, `null`, `{`. */
const JSON_TOKEN = /("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:])/;

/** Colors JSON, or a part of it. */
export function colorJson(text: string): ColoredText[] {
  const parts = text.split(JSON_TOKEN); // every second one is a token
  return parts.map((part, index) => {
    if (index % 2 === 0) return {text: part};
    const isKey = parts[index + 1]?.trim() === '' && parts[index + 2] === ':';
    return {text: part, kind: classOfToken(part, isKey)};
  });
}

/** The classes are those of `node/highlight.ts`. */
function classOfToken(token: string, isKey: boolean): string {
  if (token.startsWith('"')) return isKey ? 'v' : 's';
  return '{}[],:'.includes(token) ? 'p' : 'n';
}
