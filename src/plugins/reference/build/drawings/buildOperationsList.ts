import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement} from '../../../page-tags';
import type {OperationFacts} from './listOperations';

/**
 * @param operations the contract's operations
 * @param pages the page of each operation; the build fails when one has none
 * @returns a link to the page of each operation, with its method and its path
 */
export function buildOperationsList(
  operations: readonly OperationFacts[],
  pages: ReadonlyMap<string, string>,
): MdxJsxFlowElement {
  const links = operations.map(({id, method, path, summary}) =>
    buildElement('OperationLink', {href: pages.get(id) ?? '', name: summary, method, path}),
  );
  return buildElement('OperationLinks', {}, links);
}
