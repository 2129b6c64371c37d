import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {paragraph, type Block} from './mdastNodes';

const processor = unified().use(remarkParse).use(remarkGfm);

/**
 * Parses a text of the contract as Markdown.
 *
 * @param markdown a description, a meaning, a fix
 * @returns its blocks; `checkTexts` has already rejected headings and HTML
 */
export function parseMarkdown(markdown: string): Block[] {
  return processor.parse(markdown).children.filter(isBlock);
}

/**
 * Parses a text of one paragraph and adds nodes before or after it.
 *
 * @param markdown a text of the contract
 * @param before nodes that come before its first word
 * @param after nodes that come after the last word of its first paragraph
 */
export function parseParagraph(
  markdown: string,
  before: readonly PhrasingContent[],
  after: readonly PhrasingContent[] = [],
): Block[] {
  const [first, ...rest] = parseMarkdown(markdown);
  if (first?.type !== 'paragraph') {
    return [paragraph(...before, ...after), ...(first ? [first, ...rest] : [])];
  }
  return [paragraph(...before, ...first.children, ...after), ...rest];
}

function isBlock(node: RootContent): node is Block {
  return ['paragraph', 'list', 'code', 'blockquote', 'table', 'thematicBreak'].includes(node.type);
}
