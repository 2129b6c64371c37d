import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {Element, ElementContent, RootContent} from 'hast';
import {refractor} from 'refractor';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';

for (const language of [http, jsx, tsx]) refractor.register(language);
letShellStringsTouch();

/**
 * Prism includes the character before a quote in the match. In strings that touch, as in `'…'"$name"'…'`, it misses
 * every second one, and treats what follows as a string. A real lookbehind takes nothing.
 */
function letShellStringsTouch(): void {
  const beforeQuotes = [String.raw`(^|[^\\](?:\\\\)*)`, String.raw`(^|[^$\\])`];
  for (const token of [refractor.languages.bash?.string ?? []].flat()) {
    if (token instanceof RegExp) continue;
    const {source} = token.pattern;
    const before = beforeQuotes.find((group) => source.startsWith(group));
    if (before === undefined) continue;
    token.pattern = new RegExp(`(?<=${before.slice(1)}${source.slice(before.length)}`);
    token.lookbehind = false;
  }
}

/** A line of code, and what a page has to know of it. */
export type CodeLine = {
  readonly text: string;
  /** The optional fields of a request that the line sends. */
  readonly fields?: readonly string[];
  /** Whether it is hidden until a reader ticks its field. */
  readonly isOff?: boolean;
  /** Whether a writer highlights it. */
  readonly isMarked?: boolean;
  /** The number beside it. */
  readonly number?: number;
};

/** The class of each kind of token, by the names that Prism gives it. The last one that fits wins. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['p', ['punctuation', 'operator', 'namespace']],
  ['k', ['keyword', 'atrule', 'builtin', 'rule', 'tag']],
  [
    's',
    ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'regex', 'url'],
  ],
  ['n', ['number', 'boolean', 'constant', 'null', 'entity']],
  ['f', ['function', 'class-name', 'decorator', 'selector', 'request-target']],
  ['v', ['property', 'attr-name', 'variable', 'environment', 'header-name', 'key']],
  ['i', ['inserted']],
  ['d', ['deleted']],
];

type Run = {readonly text: string; readonly kind: string | undefined};

/**
 * Colors code at build time, so that readers load no highlighter.
 *
 * @param lines of the code, in order
 * @param language a name that Prism knows; another one leaves the code plain
 * @returns HTML: one `span.l` for each line, with its indent as a class, so that a wrapped line hangs
 */
export function highlight(lines: readonly CodeLine[], language: string): string {
  const text = lines.map((line) => line.text).join('\n');
  const runs = refractor.registered(language)
    ? listRuns(refractor.highlight(text, language).children, [])
    : [{text, kind: undefined}];
  return splitLines(runs)
    .map((parts, index) => toHtml(renderLine(parts, lines[index] ?? {text: ''})))
    .join('');
}

function listRuns(
  nodes: readonly (RootContent | ElementContent)[],
  names: readonly string[],
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') {
      const kind = KINDS.filter(([, known]) => known.some((name) => names.includes(name))).at(-1);
      return [{text: node.value, kind: kind?.[0]}];
    }
    if (node.type !== 'element') return [];
    const classes = [node.properties.className ?? []].flat().map(String);
    // A command inside `$( )` has the colors of a command, not that of a variable.
    const isCommand = classes.includes('variable') && toString(node).startsWith('$(');
    return listRuns(node.children, isCommand ? names : [...names, ...classes]);
  });
}

function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, kind} of runs) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({text: first, kind});
    for (const other of others) lines.push([{text: other, kind}]);
  }
  return lines;
}

function renderLine(
  runs: readonly Run[],
  {text, fields = [], isOff, isMarked, number}: CodeLine,
): Element {
  const indent = Math.min(text.search(/\S|$/) & ~1, 8);
  const className = ['l', ...(indent > 0 ? [`i${indent}`] : []), ...(isMarked ? ['marked'] : [])];
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className,
      ...(fields.length > 0 && {dataField: fields.join(' ')}),
      ...(isOff && {hidden: true}),
      ...(number !== undefined && {dataNumber: number}),
    },
    children: [
      ...runs.flatMap(({text: part, kind}): ElementContent[] => {
        if (part === '') return [];
        const children = breakPaths(part);
        if (kind === undefined) return children;
        return [{type: 'element', tagName: 'span', properties: {className: [kind]}, children}];
      }),
      {type: 'text', value: '\n'}, // for whoever copies or reads the text: the line itself is a block
    ],
  };
}

/** Lets a path break after its slashes. */
function breakPaths(text: string): ElementContent[] {
  const mayBreak: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};
  return text
    .split(/(?<=\/)(?=[a-z])/)
    .flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [mayBreak] : []),
      {type: 'text', value},
    ]);
}
