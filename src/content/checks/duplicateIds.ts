import {listAnchors} from '../mdx';
import type {Problem} from '../../files';
import type {ExpandedPage, Rule} from './rule';

/**
 * Finds ids that a page has twice, of headings, fields and other elements. A link leads only to the first, and the search
 * index takes each once.
 */
function checkPage({page, tree}: ExpandedPage): Problem[] {
  const problems: Problem[] = [];
  const places = new Map<string, string>();
  for (const {id, place} of listAnchors(page, tree)) {
    const first = places.get(id);
    if (first === undefined) {
      places.set(id, place);
      continue;
    }
    problems.push({
      place,
      problem: `duplicate id "${id}", which ${first} has too`,
      fix: `give one of them an id of its own, such as {/* #${id}-2 */}`,
    });
  }
  return problems;
}

export const duplicateIds: Rule = {
  id: 'duplicate-ids',
  check: ({expanded}) => expanded.flatMap(checkPage),
};
