import {nearestName, type Problem} from '../../../problems';
import type {Operation} from './Operation';
import type {OperationPage} from './readOperationPages';

/**
 * Compares the pages with the contract, in both directions.
 *
 * @param operations from `buildOperations`
 * @param pages from `readOperationPages`
 * @param placeOf turns the pointer of an operation into `file:line:col`
 * @returns a problem for each page with a wrong, missing, duplicated or differently named operation, and for each
 *   operation without a page
 */
export function checkOperationPages(
  operations: readonly Operation[],
  pages: readonly OperationPage[],
  placeOf: (pointer: string) => string,
): Problem[] {
  const ids = operations.map(({id}) => id);
  return [
    ...pages.flatMap((page) => checkPage(page, ids)),
    ...pages.flatMap((page) => checkName(page, operations)),
    ...operations.flatMap((operation) => checkOperation(operation, pages, placeOf)),
  ];
}

/** An operation has to have the same name everywhere: in the sidebar, in tables, in the collection. */
function checkName({title, operation}: OperationPage, operations: readonly Operation[]): Problem[] {
  const name = operations.find(({id}) => id === operation?.id)?.name;
  if (!title || name === undefined || title.words === name) return [];
  const problem = `has the title "${title.words}", but the contract calls the operation "${name}"`;
  return [{place: title.place, problem, fix: 'give the title and the "summary" the same words'}];
}

function checkPage({operation, tags}: OperationPage, ids: readonly string[]): Problem[] {
  const [first, ...others] = tags;
  const problems: Problem[] = others.map((place) => ({
    place,
    problem: 'places <Operation /> a second time',
    fix: 'keep one: a page describes one operation',
  }));
  if (first !== undefined && !operation) {
    problems.push({
      place: first,
      problem: 'places <Operation />, but the front matter names no operation',
      fix: `add "operation: " and one of ${ids.join(', ')}`,
    });
  }
  if (operation && first === undefined) {
    problems.push({
      place: operation.place,
      problem: `names the operation "${operation.id}", but the page does not place <Operation />`,
      fix: 'put <Operation /> on a line of its own, or take the name out of the front matter',
    });
  }
  if (operation && !ids.includes(operation.id)) {
    problems.push({
      place: operation.place,
      problem: `names the operation "${operation.id}", which the contract does not have`,
      fix: `did you mean "${nearestName(operation.id, ids) ?? ''}"? Others: ${ids.join(', ')}`,
    });
  }
  return problems;
}

function checkOperation(
  {id, pointer}: Operation,
  pages: readonly OperationPage[],
  placeOf: (pointer: string) => string,
): Problem[] {
  const owners = pages.filter(({operation}) => operation?.id === id);
  if (owners.length === 0) {
    const fix = `write a page with "operation: ${id}" in its front matter and <Operation /> in its text`;
    return [{place: placeOf(pointer), problem: `describes "${id}", which has no page`, fix}];
  }
  return owners.slice(1).map(({operation, file}) => ({
    place: operation?.place ?? file,
    problem: `names the operation "${id}", which ${owners[0]?.file ?? ''} describes already`,
    fix: 'keep one page for each operation',
  }));
}
