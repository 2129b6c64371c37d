import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {listHeadings, type Titled} from './checkHeadings';
import {type Page, problemsOf} from './Page';

const STEP = /\bsteps? \d+/i;
const NUMBERED = /^(?<number>\d+\.) (?<name>.*)/;

/**
 * Checks numbered steps. They have to be numbered by a list, not in their headings. A text that refers to a step by
 * number has to link to the heading that opens the step, so that both change together.
 *
 * @returns every problem: those of headings first, then those of texts in the order of the page
 */
export function checkSteps(page: Page): Problem[] {
  const problem = problemsOf(page.file);
  const headings = listHeadings(page);
  const steps = numberSteps(page, headings);
  const found = headings.flatMap(({depth, words, at}) => {
    const {number, name} = NUMBERED.exec(words)?.groups ?? {};
    const fix = `make it a list, "${number} ${'#'.repeat(depth)} ${name}", and indent the step`;
    return number ? [problem(at, `numbers the heading "${words}"`, fix)] : [];
  });
  visit(page.tree, (node, _index, parent) => {
    if (node.type === 'text' && parent?.type !== 'link' && parent?.type !== 'heading') {
      const [named] = STEP.exec(node.value) ?? [];
      const fix = 'write a link: [step 2](#start)';
      if (named) found.push(problem(node.position?.start, `names "${named}" without a link`, fix));
    }
    if (node.type !== 'link' || !node.url.startsWith('#')) return;
    const [named] = /^step \d+$/i.exec(toString(node)) ?? [];
    const number = steps.get(node.url.slice(1));
    if (!named || named.slice(5) === `${number}`) return;
    const fix = number ? `write "step ${number}"` : 'link to the heading of the step';
    found.push(problem(node.position?.start, `names "${named}" for ${node.url}`, fix));
  });
  return found;
}

/** Returns the numbers of the steps that open with a heading, by the id of that heading. */
function numberSteps({tree}: Page, headings: readonly Titled[]): ReadonlyMap<string, number> {
  const ids = new Map(headings.map(({at, id}) => [at, id]));
  const steps = new Map<string, number>();
  visit(tree, 'list', ({ordered, children}) => {
    if (!ordered) return;
    children.forEach(({children: [opening]}, index) => {
      const id = opening?.type === 'heading' && ids.get(opening.position?.start);
      if (id) steps.set(id, index + 1);
    });
  });
  return steps;
}
