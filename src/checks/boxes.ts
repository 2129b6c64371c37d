import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {problemAt} from '../files';
import type {Page} from '../mdx';
import {findNearest, type Problem} from '../problems';
import {pageRule} from './rule';

/** The kinds of boxes, which CONTRIBUTING.md lists. Docusaurus has more, and prints unknown ones as text. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Kinds of Docusaurus and other tools, and what to write instead. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  attention: 'warning',
  caution: 'warning',
  error: 'danger',
  hint: 'tip',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

/** A line that starts with three colons or more, also in a list or a quote: `:::note[Title]`. */
const COLONS = /^[ >]*(:{3,})(.*)$/gm;

/** A line that starts a box in MkDocs or in GitHub's Markdown: `!!! note "Title"`, `> [!WARNING]`. */
const FOREIGN_BOX = /^[ >]*(?:[!?]{3}\+? *(\w*)(?: +"(.*)")?|\[!(\w+)\])/gm;

/** What may follow the colons of an opening line: the kind, and a title in brackets. */
const OPENING = /^([a-z]+)(?:\[.+\])?$/;

/** What writers mean by an opening line that is wrong: ` Note [A title]`. */
const INTENTION = /^\s*(\w*)\s*[[("]?(.*?)[\])"]?\s*$/;

/**
 * Finds boxes that are written in a form that Docusaurus does not know: it shows them as text, without a word. Boxes are
 * `:::note`, or `:::note[Title]`, then the text, then `:::`.
 */
function checkBoxes(page: Page): Problem[] {
  const prose = maskCode(page);
  const problems: Problem[] = [];
  const open: {colons: string; index: number; kind: string}[] = [];
  for (const {0: line, 1: colons = '', 2: rest = '', index: start} of prose.matchAll(COLONS)) {
    const index = start + line.indexOf(colons);
    if (rest.trim() === '') {
      const isClosing = (open.at(-1)?.colons.length ?? Infinity) <= colons.length;
      if (isClosing) open.pop();
      else problems.push(problemAt(page, index, `${colons} closes no box`, 'remove it'));
      continue;
    }
    const kind = OPENING.exec(rest.trimEnd())?.[1] ?? '';
    open.push({colons, index, kind: kind || 'note'});
    if (KINDS.includes(kind)) continue;
    const [, word = '', title = ''] = INTENTION.exec(rest) ?? [];
    const fix = `write ${writeBox(word, title, colons)}`;
    problems.push(problemAt(page, index, `not a box: "${colons}${rest.trimEnd()}"`, fix));
  }
  for (const {colons, index, kind} of open) {
    const problem = `box ${colons}${kind} is never closed`;
    problems.push(problemAt(page, index, problem, `put a line ${colons} below its text`));
  }
  return [...problems, ...findForeignBoxes(page, prose)];
}

export const boxes = pageRule('boxes', checkBoxes);

function findForeignBoxes(page: Page, prose: string): Problem[] {
  const problems: Problem[] = [];
  for (const match of prose.matchAll(FOREIGN_BOX)) {
    const {0: start, 1: kind, 2: title, 3: githubKind, index} = match;
    const offset = index + start.search(/[^ >]/);
    const box = writeBox(kind ?? githubKind ?? '', title ?? '', ':::');
    const fix = `write ${box}, the text, and :::`;
    problems.push(problemAt(page, offset, `not a box: "${start.replace(/^[ >]*/, '')}"`, fix));
  }
  return problems;
}

/**
 * @example
 * writeBox('Caution', 'Deprecated', ':::') // ':::warning[Deprecated]'
 */
function writeBox(word: string, title: string, colons: string): string {
  const name = word.toLowerCase();
  const kind = KINDS.includes(name) ? name : (OTHER_KINDS[name] ?? findNearest(name, KINDS));
  if (kind === undefined) return KINDS.map((known) => `${colons}${known}`).join(' or ');
  return title === '' ? `${colons}${kind}` : `${colons}${kind}[${title}]`;
}

/** Replaces what is not prose with spaces, so that offsets stay. */
function maskCode({text, tree}: Page): string {
  const isCode = ({type}: Nodes): boolean =>
    type === 'code' ||
    type === 'inlineCode' ||
    type === 'yaml' ||
    type === 'mdxFlowExpression' ||
    type === 'mdxTextExpression';
  let prose = text;
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (!isCode(node) || start === undefined || end === undefined) return;
    const spaces = text.slice(start, end).replaceAll(/[^\n]/g, ' ');
    prose = prose.slice(0, start) + spaces + prose.slice(end);
  });
  return prose;
}
