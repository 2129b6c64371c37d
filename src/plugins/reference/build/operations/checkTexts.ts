import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {ContractNode} from './ContractNode';
import type {ProblemList} from './ProblemList';

/** Keys whose values are data and never contain Markdown. */
const DATA = ['example', 'examples', 'default', 'enum', 'const', 'mapping', 'pattern'];

const processor = unified().use(remarkParse).use(remarkGfm);

/**
 * Rejects texts that would break the page that shows them: HTML, which MDX does not allow, and headings,
 * which would disrupt the structure of the page.
 *
 * @param node the whole contract, or a part of it
 * @param problems receives each such text
 */
export function checkTexts(node: ContractNode, problems: ProblemList): void {
  if (typeof node.value === 'string') {
    checkText(node, node.value, problems);
    return;
  }
  for (const [key, child] of node.entries()) {
    if (!DATA.includes(key)) checkTexts(child, problems);
  }
  for (const child of node.items()) checkTexts(child, problems);
}

function checkText(node: ContractNode, words: string, problems: ProblemList): void {
  const isLiteral = node.pointer.endsWith('/x-error/text'); // rendered as code, never as Markdown
  if (isLiteral || !/[<#=-]/.test(words)) return;
  visit(processor.parse(words), (found) => {
    if (found.type === 'html') {
      problems.add(
        node,
        `has HTML in its text: ${found.value}`,
        'write Markdown, and put a tag that is meant literally between backticks',
      );
    }
    if (found.type === 'heading') {
      problems.add(node, 'has a heading in its text', 'use a paragraph with bold words instead');
    }
  });
}
