import type {Nodes} from 'mdast';
import type {Element} from './componentAttributes';

/** @returns whether a node is an element or a component, in a line of text or on its own */
export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** @returns an attribute of an element; undefined for another node, and for one that is not text */
export function readAttribute(node: Nodes, name: string): string | undefined {
  if (!isElement(node)) return undefined;
  const attribute = node.attributes.find((candidate) => {
    return candidate.type === 'mdxJsxAttribute' && candidate.name === name;
  });
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
