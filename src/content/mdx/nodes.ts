import type {Nodes} from 'mdast';
import type {Text} from '../../files';

/** @returns the part of a page that became a node of its tree */
export function readSource({text}: Text, {position}: Nodes): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** @returns an attribute of an element, even one whose text is in braces; undefined for another node */
export function readAttribute(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attribute = node.attributes.find((candidate) => {
    return candidate.type === 'mdxJsxAttribute' && candidate.name === name;
  });
  const value = attribute?.value;
  return typeof value === 'object' ? value?.value.replace(/^"|"$/g, '') : value;
}

/** The content of a comment: everything between its two marks. */
const COMMENT = /^\s*\/\*([^]*)\*\/\s*$/;

/** @returns the text of a comment, without spaces around it; undefined for another node */
export function readComment(node: Nodes): string | undefined {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  return COMMENT.exec(node.value)?.[1]?.trim();
}
