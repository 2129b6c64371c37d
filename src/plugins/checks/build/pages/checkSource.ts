import {findNearest, type Problem} from '../../../problems';
import {ADMONITIONS} from './components';
import {type PageSource, problemsOf} from './Page';

const FENCE = /^(?: {0,3}|\s*(?:[-*+]|\d+\.)\s+|\s+)(?<mark>`{3,}|~{3,})(?<rest>.*)$/;
const ADMONITION = /^\s*(?<mark>:{3,})(?<kind>[\w-]*)/;

type Open = {readonly mark: string; readonly line: number};

type Line = {readonly text: string; readonly number: number};

/**
 * Checks what is only visible in the text of a page, before it is parsed as Markdown: blocks that are never closed, and
 * syntax that MDX interprets differently from Markdown.
 *
 * @returns every problem, in the order of the lines
 */
export function checkSource({file, text}: PageSource): Problem[] {
  const problem = problemsOf(file);
  const {prose, openFence} = splitFences(text);
  const fenceProblems = openFence
    ? [
        problem(
          {line: openFence.line, column: 1},
          `opens a code block with ${openFence.mark} and never closes it`,
          `put a line ${openFence.mark} below the code`,
        ),
      ]
    : [];
  return [...checkSigns(file, prose), ...checkAdmonitions(file, prose), ...fenceProblems];
}

/** Removes the lines of code blocks, because their content is not Markdown. */
function splitFences(text: string): {prose: Line[]; openFence: Open | undefined} {
  const prose: Line[] = [];
  let openFence: Open | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const {mark, rest} = FENCE.exec(line)?.groups ?? {};
    if (openFence) {
      const closes = mark?.startsWith(openFence.mark) && rest?.trim() === '';
      openFence = closes ? undefined : openFence;
    } else if (mark && !rest?.includes('`')) {
      openFence = {mark, line: index + 1};
    } else {
      prose.push({text: line, number: index + 1});
    }
  }
  return {prose, openFence};
}

function checkSigns(file: string, prose: readonly Line[]): Problem[] {
  const problem = problemsOf(file);
  return prose.flatMap(({text, number}) => {
    const heading = /^(?:\d+\. )?#{1,6} .*(?<id>\{#(?<name>[\w-]+)\})\s*$/.exec(text);
    const comment = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)).indexOf('<!--');
    const found: Problem[] = [];
    if (heading?.groups) {
      const {id = '', name = ''} = heading.groups;
      const point = {line: number, column: text.indexOf(id) + 1};
      found.push(problem(point, `names a heading "${id}"`, `write {/* #${name} */}`));
    }
    if (comment >= 0) {
      const point = {line: number, column: comment + 1};
      found.push(problem(point, 'has an HTML comment', 'write {/* ... */}'));
    }
    return found;
  });
}

function checkAdmonitions(file: string, prose: readonly Line[]): Problem[] {
  const problem = problemsOf(file);
  const found: Problem[] = [];
  const open: Open[] = [];
  for (const {text, number} of prose) {
    const {mark, kind} = ADMONITION.exec(text)?.groups ?? {};
    if (mark && kind) {
      open.push({mark: `${mark}${kind}`, line: number});
      if (!ADMONITIONS.includes(kind)) {
        const fix = `write "${findNearest(kind, ADMONITIONS) ?? ADMONITIONS.join('", "')}"`;
        const point = {line: number, column: text.indexOf(kind) + 1};
        found.push(problem(point, `has an admonition of the unknown kind "${kind}"`, fix));
      }
    } else if (mark) {
      open.pop();
    }
  }
  const unclosed = open.map(({mark, line}) => {
    const fix = `put a line ${mark.replace(/\w.*/, '')} below its text`;
    return problem({line, column: 1}, `opens an admonition with ${mark} and never closes it`, fix);
  });
  return [...found, ...unclosed];
}
