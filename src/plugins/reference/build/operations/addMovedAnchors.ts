import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {inlineElement, type DrawnBlock} from './mdastNodes';

/**
 * Keeps old links working, with and without JavaScript: an empty element with the old id stands inside
 * the element that the old id leads to now.
 *
 * @param blocks from `renderOperation`
 * @param moved old ids, each with the id that replaces it on the same page
 * @returns the same blocks
 */
export function addMovedAnchors(
  blocks: DrawnBlock[],
  moved: Readonly<Record<string, string>>,
): DrawnBlock[] {
  const root: Root = {type: 'root', children: blocks};
  for (const [from, to] of Object.entries(moved)) {
    const old = inlineElement('span', {id: from});
    visit(root, (node) => {
      if (node.type === 'heading' && node.data?.hProperties?.id === to) node.children.push(old);
      if (node.type === 'mdxJsxTextElement' && node.name === 'Anchored') {
        const isTarget = node.attributes.some(({value}) => value === to);
        if (isTarget) node.children.push(old);
      }
    });
  }
  return blocks;
}
