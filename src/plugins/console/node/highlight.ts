import type {ElementContent, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {refractor} from 'refractor';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';
import {attributes, dataAttributes} from '../../../content/mdx';

for (const language of [http, jsx, tsx]) refractor.register(language);

/** A line of code, and what a page has to know of it. */
export type CodeLine = {
  readonly text: string;
  /** Attributes of its element, without `data-`. */
  readonly data?: Readonly<Record<string, string | undefined>>;
  /** Whether it is left out until a reader ticks its field. */
  readonly isOff?: boolean;
};

/** The class of each kind of token, by the names that Prism gives it. The last one that fits wins. */
const KINDS = Object.entries({
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  p: ['punctuation', 'operator', 'namespace'],
  k: ['keyword', 'atrule', 'builtin', 'rule', 'tag'],
  s: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'regex', 'url'],
  n: ['number', 'boolean', 'constant', 'null', 'entity'],
  f: ['function', 'class-name', 'decorator', 'selector', 'request-target'],
  v: ['property', 'attr-name', 'variable', 'environment', 'header-name', 'key'],
  i: ['inserted'],
  d: ['deleted'],
}).reverse();

/** A body that a shell sends, in quotes: `'{"name": "poster-maker"}'`. */
const SHELL_JSON = /^'([{[].*)'$/s;

/** Text of one color. */
type ColoredText = {readonly text: string; readonly kind: string | undefined};

/** The quote around a body of a shell. */
const QUOTE: ColoredText = {text: "'", kind: 's'};

/**
 * Colors code at build time, so that readers load no highlighter.
 *
 * @param lines of the code, in order
 * @param language a name that Prism knows; another one leaves the code plain
 * @returns HTML: one `span.l` for each line, with its indent as a class, so that a wrapped line hangs
 */
export function highlight(lines: readonly CodeLine[], language: string): string {
  const code = lines.map(({text}) => text).join('\n');
  const html = splitColors(code, language).map(color).join('');
  const colored = html.split('\n');
  return lines.map((line, index) => wrapLine(colored[index] ?? '', line)).join('');
}

function splitColors(text: string, language: string): ColoredText[] {
  if (!refractor.registered(language)) return [{text, kind: undefined}];
  return refractor.highlight(text, language).children.flatMap((node) => splitNode(node, []));
}

/** @param names those of the tokens that the node is inside of */
function splitNode(node: RootContent | ElementContent, names: readonly string[]): ColoredText[] {
  if (node.type === 'text') return [{text: node.value, kind: findKind(names)}];
  if (node.type !== 'element') return [];
  const own = [node.properties.className ?? []].flat().map(String);
  const text = toString(node);
  const json = own.includes('string') ? SHELL_JSON.exec(text)?.[1] : undefined;
  if (json !== undefined) return [QUOTE, ...splitColors(json, 'json'), QUOTE];
  // A command inside `$( )` has the colors of a command, not that of a variable.
  const isCommand = own.includes('variable') && text.startsWith('$(');
  const inside = isCommand ? names : [...names, ...own];
  return node.children.flatMap((child) => splitNode(child, inside));
}

function findKind(names: readonly string[]): string | undefined {
  return KINDS.find(([, known]) => known.some((name) => names.includes(name)))?.[0];
}

/** Colors each line of a text on its own. A path can break after its slashes. */
const color = ({text, kind}: ColoredText): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\/(?=[a-z])/g, '/<wbr>') // on a phone, a path breaks after its slashes
    .replaceAll(/.+/g, (line) =>
      kind === undefined ? line : `<span class="${kind}">${line}</span>`,
    );

/**
 * Wraps a line. The line break is for whoever copies or reads the text: the line itself is a block. A line that is off
 * has no text, because programs that read pages would take it for a part of the code: it waits in `data-off`.
 */
function wrapLine(html: string, {text, data = {}, isOff = false}: CodeLine): string {
  const indent = Math.min(text.search(/\S|$/) & ~1, 8);
  const className = indent > 0 ? `l i${indent}` : 'l';
  const content = `${html}\n`;
  const facts = dataAttributes({...data, off: isOff ? content : undefined});
  const written = attributes({class: className, ...facts, hidden: isOff});
  return `<span${written}>${isOff ? '' : content}</span>`;
}
