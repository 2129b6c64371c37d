import type {ElementContent, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {refractor} from 'refractor';
import http from 'refractor/http';
import {colorJson, renderLines, type CodeLine, type ColoredText} from '../client/lines';

refractor.register(http);

/** The class of each kind of token, by the names that Prism gives it. The first match counts. */
const KINDS = Object.entries({
  d: ['deleted'],
  i: ['inserted'],
  v: ['property', 'attr-name', 'variable', 'environment', 'header-name', 'key'],
  f: ['function', 'class-name', 'decorator', 'selector', 'request-target'],
  n: ['number', 'boolean', 'constant', 'null', 'entity'],
  s: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'regex', 'url'],
  k: ['keyword', 'atrule', 'builtin', 'rule', 'tag'],
  p: ['punctuation', 'operator', 'namespace'],
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
});

/** Returns the JSON that a shell sends, without its quotes: `'{"name": "poster-maker"}'`. */
function readShellJson(string: string): string | undefined {
  const isJson = string.startsWith("'{") || string.startsWith("'[");
  return isJson && string.endsWith("'") ? string.slice(1, -1) : undefined;
}

const QUOTE: ColoredText = {text: "'", kind: 's'};

/**
 * Colors code at build time, so that readers load no highlighter.
 *
 * @param language a name that Prism knows; another one leaves the code plain
 */
export function highlight(lines: readonly CodeLine[], language: string): string {
  const code = lines.map(({text}) => text).join('\n');
  return renderLines(lines, splitColors(code, language));
}

function splitColors(text: string, language: string): ColoredText[] {
  if (language === 'json') return colorJson(text);
  if (!refractor.registered(language)) return [{text}];
  return splitNodes(refractor.highlight(text, language).children, []);
}

/** @param names those of the tokens that the nodes are inside of */
function splitNodes(
  nodes: readonly (RootContent | ElementContent)[],
  names: readonly string[],
): ColoredText[] {
  const texts: ColoredText[] = [];
  for (const node of nodes) texts.push(...splitNode(node, names));
  return texts;
}

function splitNode(node: RootContent | ElementContent, names: readonly string[]): ColoredText[] {
  if (node.type === 'text') return [{text: node.value, kind: findKind(names)}];
  if (node.type !== 'element') return [];
  const own = [node.properties.className ?? []].flat().map(String);
  const text = toString(node);
  const json = own.includes('string') ? readShellJson(text) : undefined;
  if (json !== undefined) return [QUOTE, ...colorJson(json), QUOTE];
  // A command inside `$( )` has the colors of a command, not that of a variable.
  const isCommand = own.includes('variable') && text.startsWith('$(');
  const inside = isCommand ? names : [...names, ...own];
  return splitNodes(node.children, inside);
}

function findKind(names: readonly string[]): string | undefined {
  return KINDS.find(([, known]) => known.some((name) => names.includes(name)))?.[0];
}
