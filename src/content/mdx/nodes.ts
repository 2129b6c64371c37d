import type {Nodes} from 'mdast';
import type {Text} from '../../files';

/** @returns the part of a page that became a node of its tree */
export function readSource({text}: Text, {position}: Nodes): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** @returns an attribute of an element; undefined for another node, and for one that is not text */
export function readAttribute(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attribute = node.attributes.find((candidate) => {
    return candidate.type === 'mdxJsxAttribute' && candidate.name === name;
  });
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
