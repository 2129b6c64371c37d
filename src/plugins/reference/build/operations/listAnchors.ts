import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {GeneratedBlock} from './mdastNodes';

/**
 * Lists the anchors that rendered content adds to a page.
 *
 * @param blocks from `renderOperation`
 * @returns the ids in the order of the page, duplicates included
 */
export function listAnchors(blocks: readonly GeneratedBlock[]): string[] {
  const root: Root = {type: 'root', children: [...blocks]};
  const ids: string[] = [];
  visit(root, (node) => {
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.id;
      if (typeof id === 'string') ids.push(id);
    }
    if (node.type === 'mdxJsxTextElement' && node.name === 'Anchored') {
      const id = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'id');
      if (typeof id?.value === 'string') ids.push(id.value);
    }
  });
  return ids;
}
