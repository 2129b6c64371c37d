import type {Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

/** Texts side by side become one text. */
function joinTexts<Node extends RootContent>(children: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (last?.type === 'text' && child.type === 'text') {
      last.value += child.value;
    } else {
      joined.push(child);
    }
  }
  return joined;
}

/**
 * Joins texts that a page was put together from. A page comes over the wire with one text there, and letters
 * would move by a fraction of a pixel when the scripts made two of it.
 */
export function rehypeJoinTexts() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ('children' in node) {
        Object.assign(node, {children: joinTexts(node.children)});
      }
    });
  };
}
