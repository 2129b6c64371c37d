import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {problemAt} from '../files';
import {type Page, readComment} from '../mdx';
import {findNearest, type Problem} from '../problems';
import {pageRule} from './rule';

/** The HTML elements that pages may use, because Markdown has no syntax for them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** What is wrong with a node, and the fix. */
type MarkupFault = {readonly problem: string; readonly fix: string};

/**
 * Checks that a page has no code, and no element or component that pages do not have.
 *
 * @param page the page, with its components unexpanded
 * @param components the names of the components that pages may use
 */
export function checkMarkup(page: Page, components: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const offset = node.position?.start.offset;
    for (const {problem, fix} of findFaults(node, components)) {
      problems.push(problemAt(page, offset, problem, fix));
    }
  });
  return problems;
}

export const markup = pageRule('markup', (page, {components}) => checkMarkup(page, components));

function findFaults(node: Nodes, components: readonly string[]): MarkupFault[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...checkElement(node.name ?? '', components), ...checkAttributes(node)];
    case 'mdxjsEsm': {
      const [line = ''] = node.value.split('\n');
      const fix = 'remove it: pages import nothing, and components need no import';
      return [{problem: `code is not allowed in pages: "${line}"`, fix}];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isEmpty = node.value.trim() === '';
      if (isEmpty || readComment(node) !== undefined) return [];
      const problem = `code is not allowed in pages: {${node.value}}`;
      return [{problem, fix: 'write the words themselves, or \\{ for the character'}];
    }
    default:
      return [];
  }
}

function checkElement(name: string, components: readonly string[]): MarkupFault[] {
  const isFragment = name === '';
  if (isFragment || components.includes(name) || ELEMENTS.includes(name)) return [];
  const isComponent = /^[A-Z]/.test(name);
  const nearest = isComponent ? findNearest(name, components) : undefined;
  const fix = nearest
    ? `write <${nearest}>`
    : 'write it in Markdown, or with a component of CONTRIBUTING.md';
  return [{problem: `<${name}> is not allowed in pages`, fix}];
}

function checkAttributes({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): MarkupFault[] {
  const faults: MarkupFault[] = [];
  for (const {type, value} of attributes) {
    const code = typeof value === 'object' ? value?.value : value;
    const isText = type === 'mdxJsxAttribute' && typeof value !== 'object';
    if (isText || !code) continue;
    const problem = `code is not allowed in attributes: {${code}} of <${name ?? ''}>`;
    faults.push({problem, fix: 'write name="the words themselves"'});
  }
  return faults;
}
