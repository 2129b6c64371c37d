import type {Element, ElementContent, RootContent} from 'hast';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';
import {refractor} from 'refractor';
import type {TokenKind} from '../browser/tokenClasses';

/** What Prism's patterns have before a shell quote: a group that emulates a lookbehind. */
const BEFORE_QUOTES = [String.raw`(^|[^\\](?:\\\\)*)`, String.raw`(^|[^$\\])`] as const;

refractor.register(http);
refractor.register(jsx);
refractor.register(tsx);
letShellStringsTouch();

/**
 * Prism includes the character before a quote in the match. In adjacent strings, as in `'…'"$name"'…'`, it therefore
 * misses every second one, and treats what follows as a string. A real lookbehind consumes nothing.
 */
function letShellStringsTouch(): void {
  const strings = [refractor.languages.bash?.string ?? []].flat();
  for (const token of strings) {
    if (token instanceof RegExp) continue;
    const {source} = token.pattern;
    const before = BEFORE_QUOTES.find((group) => source.startsWith(group));
    if (before !== undefined) {
      token.pattern = new RegExp(`(?<=${before.slice(1)}${source.slice(before.length)}`);
      token.lookbehind = false;
    }
  }
}

/** Prism's token names, by the kind that colors them. If several kinds match, the last one wins. */
const KINDS: readonly (readonly [TokenKind, readonly string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['p', ['punctuation', 'operator', 'namespace']],
  ['k', ['keyword', 'atrule', 'builtin', 'rule']],
  [
    's',
    ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'regex', 'url'],
  ],
  ['n', ['number', 'boolean', 'constant', 'symbol', 'null', 'entity']],
  ['f', ['function', 'class-name', 'decorator', 'selector', 'request-target']],
  [
    'y',
    ['property', 'attr-name', 'tag', 'variable', 'environment', 'header-name', 'parameter', 'key'],
  ],
  ['i', ['inserted']],
  ['d', ['deleted']],
];

type Run = {readonly kind: TokenKind | undefined; readonly length: number};

function kindOf(names: ReadonlySet<string>): TokenKind | undefined {
  return KINDS.filter(([, known]) => known.some((name) => names.has(name))).at(-1)?.[0];
}

function classesOf({properties}: Element): string[] {
  return [properties.className ?? []].flat().map(String);
}

/** Merges adjacent runs of the same kind. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.kind === run.kind && last !== undefined) {
      merged[merged.length - 1] = {kind: run.kind, length: last.length + run.length};
    } else {
      merged.push(run);
    }
  }
  return merged;
}

/** Detects `$( )`. A command inside it has the colors of a command, not that of a variable. */
function isSubstitution(element: Element): boolean {
  const [first] = element.children;
  const opening = first?.type === 'element' ? first.children[0] : first;
  return (
    classesOf(element).includes('variable') &&
    opening?.type === 'text' &&
    opening.value.startsWith('$(')
  );
}

function listRuns(
  nodes: readonly (RootContent | ElementContent)[],
  names: readonly string[],
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') {
      return [{kind: kindOf(new Set(names)), length: node.value.length}];
    }
    if (node.type !== 'element') return [];
    return listRuns(node.children, isSubstitution(node) ? names : [...names, ...classesOf(node)]);
  });
}

/**
 * Highlights code, in the format that the page needs: for each run of characters of one kind, a letter
 * of TOKEN_CLASSES, or a dash, and the number of characters. `-4k6s3` leaves four characters plain, colors
 * six as a keyword and three as a string.
 *
 * @param code the text of a code block
 * @param language the language of the fence
 * @returns the runs; an empty string for an unknown language
 */
export function highlightCode(code: string, language: string): string {
  if (!refractor.registered(language)) {
    return '';
  }
  const runs = merge(listRuns(refractor.highlight(code, language).children, []));
  // Plain characters at the end need no run.
  return runs
    .map(({kind = '-', length}) => `${kind}${length}`)
    .join('')
    .replace(/-\d+$/, '');
}
