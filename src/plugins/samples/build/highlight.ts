import type {Element, ElementContent, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {refractor} from 'refractor';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';

for (const language of [http, jsx, tsx]) refractor.register(language);

/** A line of code, and what a page has to know of it. */
export type CodeLine = {
  readonly text: string;
  /** Attributes of its element, such as `data-number`. */
  readonly data?: Readonly<Record<string, string | number | undefined>>;
  /** Whether it is hidden until a reader ticks its field. */
  readonly isOff?: boolean;
  /** Whether a writer highlights it. */
  readonly isMarked?: boolean;
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
  const runs = listRuns(lines.map(({text}) => text).join('\n'), language);
  return splitLines(runs)
    .map((parts, index) => toHtml(renderLine(parts, lines[index] ?? {text: ''})))
    .join('');
}

function listRuns(text: string, language: string): Run[] {
  if (!refractor.registered(language)) return [{text, kind: undefined}];
  const walk = (node: RootContent | ElementContent, names: readonly string[]): Run[] => {
    if (node.type === 'text') {
      const [kind] = KINDS.find(([, known]) => known.some((it) => names.includes(it))) ?? [];
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
    return node.children.flatMap((it) => walk(it, isCommand ? names : [...names, ...classes]));
  };
  return refractor.highlight(text, language).children.flatMap((it) => walk(it, []));
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

function renderLine(runs: readonly Run[], {text, data, isOff, isMarked}: CodeLine): Element {
  const indent = Math.min(text.search(/\S|$/) & ~1, 8);
  const className = ['l', ...(indent > 0 ? [`i${indent}`] : []), ...(isMarked ? ['marked'] : [])];
  const children = runs
    .filter((run) => run.text !== '')
    .flatMap(({text: part, kind}) =>
      kind === undefined ? breakPaths(part) : [element('span', [kind], breakPaths(part))],
    );
  // The line break is for whoever copies or reads the text: the line itself is a block.
  const line = element('span', className, [...children, {type: 'text', value: '\n'}]);
  return {...line, properties: {...line.properties, ...data, hidden: isOff}};
}

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? {className} : {},
  children,
});

/** Lets a path break after its slashes. */
function breakPaths(text: string): ElementContent[] {
  return text
    .split(/(?<=\/)(?=[a-z])/)
    .flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [element('wbr', [], [])] : []),
      {type: 'text', value},
    ]);
}
