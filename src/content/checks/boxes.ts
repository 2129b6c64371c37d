import {visit} from 'unist-util-visit';
import {type Problem, problemAt} from '../../files';
import type {Page} from '../mdx';
import {pageRule} from './rule';

/** The kinds of boxes, which CONTRIBUTING.md lists. Docusaurus has more, and prints unknown ones as text. */
const BOX_KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

const FIX = `write :::note or :::note[Title], the text, and :::; the kinds are ${BOX_KINDS.join(', ')}`;

/** A line that starts with three colons or more, also in a list or a quote: `:::note[Title]`. */
const COLONS = /^[ >]*(:{3,})(.*)$/gm;

/** What may follow the colons of an opening line: the kind, and a title in brackets. */
const OPENING = new RegExp(String.raw`^(?:${BOX_KINDS.join('|')})(?:\[.+\])?$`);

/** A line that starts a box in MkDocs or in GitHub's Markdown: `!!! note "Title"`, `> [!WARNING]`. */
const FOREIGN_BOX = /^[ >]*((?:[!?]{3}\+? |\[!\w+\]).*)$/gm;

/**
 * Finds boxes that are written in a form that Docusaurus does not know: it shows them as text, without a word. Boxes are
 * `:::note`, or `:::note[Title]`, then the text, then `:::`.
 */
function checkBoxes(page: Page): Problem[] {
  const prose = maskCode(page);
  const problems: Problem[] = [];
  const open: {readonly colons: string; readonly index: number}[] = [];
  for (const {0: line, 1: colons = '', 2: rest = '', index: start} of prose.matchAll(COLONS)) {
    const index = start + line.indexOf(colons);
    const opening = rest.trimEnd();
    if (opening !== '') {
      open.push({colons, index});
      if (OPENING.test(opening)) continue;
      problems.push(problemAt(page, index, `not a box: "${colons}${opening}"`, FIX));
    } else if ((open.at(-1)?.colons.length ?? Infinity) <= colons.length) {
      open.pop();
    } else {
      problems.push(problemAt(page, index, `${colons} closes no box`, 'remove it'));
    }
  }
  for (const {colons, index} of open) {
    const fix = `put a line ${colons} below its text`;
    problems.push(problemAt(page, index, 'the box is never closed', fix));
  }
  for (const {0: line, 1: box = '', index} of prose.matchAll(FOREIGN_BOX)) {
    problems.push(problemAt(page, index + line.indexOf(box), `not a box: "${box}"`, FIX));
  }
  return problems;
}

export const boxes = pageRule('boxes', checkBoxes);

/** Code, front matter and expressions. */
const NOT_PROSE = ['code', 'inlineCode', 'yaml', 'mdxFlowExpression', 'mdxTextExpression'];

/** Replaces what is not prose with spaces, so that offsets stay. */
function maskCode({text, tree}: Page): string {
  let prose = text;
  visit(tree, NOT_PROSE, ({position}) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    const spaces = text.slice(start, end).replaceAll(/[^\n]/g, ' ');
    prose = prose.slice(0, start) + spaces + prose.slice(end);
  });
  return prose;
}
