import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {collect, ContentError, locationAt, type Problem, suggest} from '../../files';
import {type Element, isElement, type Page, readAttributes, type Signature} from '../mdx';
import {PAGE_COMPONENTS} from './pageComponents';
import {pageRule, type SiteContent} from './rule';

/** The HTML elements that pages may use, because Markdown has no syntax for them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

const ELEMENT: Signature = {attributes: ['id', 'open', 'title'], hasContent: true, inline: true};

/** What elements and React components take. Other components are checked where they are expanded. */
const SIGNATURES = new Map<string, Signature>([
  ...Object.entries(PAGE_COMPONENTS),
  ...ELEMENTS.map((name) => [name, ELEMENT] as const),
]);

/** Reports code, elements and components that pages do not have, and wrong attributes of those that they have. */
export const markup = pageRule('markup', checkMarkup);

function checkMarkup(page: Page, {components}: SiteContent): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const location = locationAt(page, node.position?.start.offset);
    try {
      if (isElement(node)) checkElement(node, location, Object.keys(components));
      else checkCode(node, location);
    } catch (error) {
      collect(error, problems);
    }
  });
  return problems;
}

/** @throws ContentError for code, except a comment */
function checkCode(node: Nodes, location: string): void {
  if (node.type === 'mdxjsEsm') {
    const [line] = node.value.split('\n', 1);
    const problem = `code is not allowed in pages: "${line}"`;
    const fix = 'remove it: pages import nothing, and components need no import';
    throw new ContentError([{location, problem, fix}]);
  }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
  const code = node.value.trim();
  const isComment = code.startsWith('/*') && code.endsWith('*/');
  if (code === '' || isComment) return;
  const problem = `code is not allowed in pages: {${node.value}}`;
  const fix = 'write the words themselves, or \\{ for the character';
  throw new ContentError([{location, problem, fix}]);
}

/**
 * @param expanded the components that become MDX
 * @throws ContentError with every problem in an element
 */
function checkElement(element: Element, location: string, expanded: readonly string[]): void {
  const name = element.name ?? '';
  const isFragment = name === '';
  if (isFragment || expanded.includes(name)) return;
  const signature = SIGNATURES.get(name);
  if (signature) {
    readAttributes(element, location, signature);
    return;
  }
  const problem = `<${name}> is not allowed in pages`;
  const advice = 'write it in Markdown, or with a component of CONTRIBUTING.md';
  const components = [...expanded, ...Object.keys(PAGE_COMPONENTS)];
  const isComponent = /^[A-Z]/.test(name);
  const fix = isComponent ? suggest(name, components, advice) : advice;
  throw new ContentError([{location, problem, fix}]);
}
