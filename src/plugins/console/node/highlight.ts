import type {ElementContent, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {refractor} from 'refractor';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';
import {attributes, dataAttributes} from '../../../mdx';

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

type Run = {readonly text: string; readonly kind: string | undefined};

/**
 * Colors code at build time, so that readers load no highlighter.
 *
 * @param lines of the code, in order
 * @param language a name that Prism knows; another one leaves the code plain
 * @returns HTML: one `span.l` for each line, with its indent as a class, so that a wrapped line hangs
 */
export function highlight(lines: readonly CodeLine[], language: string): string {
  const html = listRuns(lines.map(({text}) => text).join('\n'), language).map(colorRun);
  return html
    .join('')
    .split('\n')
    .map((own, at) => wrapLine(own, lines[at] ?? {text: ''}))
    .join('');
}

function listRuns(text: string, language: string): Run[] {
  if (!refractor.registered(language)) return [{text, kind: undefined}];
  const walk = (node: RootContent | ElementContent, names: readonly string[]): Run[] => {
    if (node.type === 'text') {
      const [kind] = KINDS.find(([, known]) => known.some((name) => names.includes(name))) ?? [];
      return [{text: node.value, kind}];
    }
    if (node.type !== 'element') return [];
    const classes = [node.properties.className ?? []].flat().map(String);
    const own = toString(node);
    // A body that a shell sends has the colors of JSON.
    const json = classes.includes('string') && /^'(?<json>[{[].*)'$/s.exec(own)?.groups?.json;
    if (json) {
      const quote = {text: "'", kind: 's'};
      return [quote, ...listRuns(json, 'json'), quote];
    }
    // A command inside `$( )` has the colors of a command, not that of a variable.
    const isCommand = classes.includes('variable') && own.startsWith('$(');
    return node.children.flatMap((child) =>
      walk(child, isCommand ? names : [...names, ...classes]),
    );
  };
  return refractor.highlight(text, language).children.flatMap((child) => walk(child, []));
}

/** Colors each line of a run on its own. A path can break after its slashes. */
const colorRun = ({text, kind}: Run): string =>
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
