import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {listHeadings} from './checkHeadings';
import {type Page, problemsOf} from './Page';

const STEP = /\bsteps? \d+/i;
const NUMBERED = /^(?<number>\d+)\. /;

/**
 * Checks numbered steps: headings count from 1, and a text that names a step by its number is a link to it, so that
 * both change together.
 *
 * @returns every problem, in the order of the page
 */
export function checkSteps(page: Page): Problem[] {
  const problem = problemsOf(page.file);
  const steps = listHeadings(page).filter(({words}) => NUMBERED.test(words));
  const found = steps.flatMap(({words, at}, index) => {
    const right = `${index + 1}. `;
    return words.startsWith(right)
      ? []
      : [problem(at, `numbers the heading "${words}"`, `start it with ${right.trim()}`)];
  });
  visit(page.tree, (node, _index, parent) => {
    if (node.type === 'text' && parent?.type !== 'link' && parent?.type !== 'heading') {
      const [named] = STEP.exec(node.value) ?? [];
      const fix = 'write a link: [step 2](#start)';
      if (named) found.push(problem(node.position?.start, `names "${named}" without a link`, fix));
    }
    if (node.type !== 'link' || !node.url.startsWith('#')) return;
    const [named] = /^step \d+$/i.exec(toString(node)) ?? [];
    const step = steps.find(({id}) => node.url === `#${id}`);
    if (!named || step?.words.startsWith(`${named.slice(5)}. `)) return;
    const fix = step ? `write "step ${parseInt(step.words)}"` : 'link to the heading of the step';
    found.push(problem(node.position?.start, `names "${named}" for ${node.url}`, fix));
  });
  return found;
}
