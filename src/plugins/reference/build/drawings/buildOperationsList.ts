import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement, buildParagraph, buildText} from '../../../page-tags';
import type {OperationFacts} from './listOperations';

/**
 * @param operations the contract's operations
 * @param pages the page of each operation; the build fails when one has none
 * @returns a link to the page of each operation, with its method and its path, in the groups of the contract
 */
export function buildOperationsList(
  operations: readonly OperationFacts[],
  pages: ReadonlyMap<string, string>,
): MdxJsxFlowElement {
  const linkTo = ({id, method, path, summary}: OperationFacts): MdxJsxFlowElement =>
    buildElement('OperationLink', {href: pages.get(id) ?? '', name: summary, method, path});
  const tags = [...new Set(operations.map(({tag}) => tag))];
  const groups = tags.map((tag) =>
    buildElement('div', {}, [
      buildParagraph([buildText(tag)]),
      ...operations.filter((operation) => operation.tag === tag).map(linkTo),
    ]),
  );
  return buildElement('div', {className: 'operations'}, groups);
}
