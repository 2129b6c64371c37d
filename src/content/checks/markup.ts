import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {type Problem, problemAt, suggest} from '../../files';
import {type Page, readComment} from '../mdx';
import {pageRule} from './rule';

/** The HTML elements that pages may use, because Markdown has no syntax for them, and the attributes of each. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['abbr', ['title']],
  ['br', []],
  ['details', ['open']],
  ['kbd', []],
  ['sub', []],
  ['summary', []],
  ['sup', []],
]);

/** What the components that React renders cannot do without: a build would fail there, without a place. */
const REQUIRED: ReadonlyMap<string, readonly string[]> = new Map([
  ['Action', ['href']],
  ['Card', ['href', 'title']],
  ['TabItem', ['value']],
  ['Way', ['href', 'title']],
]);

type Element = MdxJsxFlowElement | MdxJsxTextElement;

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
      return [
        ...checkElement(node.name ?? '', components),
        ...findUnknownAttributes(node),
        ...findMissingAttributes(node),
        ...findCodeInAttributes(node),
        ...checkContent(node),
      ];
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
  if (isFragment || components.includes(name) || ELEMENTS.has(name)) return [];
  const isComponent = /^[A-Z]/.test(name);
  const otherwise = 'write it in Markdown, or with a component of CONTRIBUTING.md';
  const fix = isComponent ? suggest(name, components, otherwise) : otherwise;
  return [{problem: `<${name}> is not allowed in pages`, fix}];
}

function findUnknownAttributes({name, attributes}: Element): MarkupFault[] {
  const faults: MarkupFault[] = [];
  const known = ELEMENTS.get(name ?? '');
  if (!known) return faults;
  const fix = known.length > 0 ? `it takes ${known.join(', ')}` : 'remove it';
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) continue;
    faults.push({problem: `unknown attribute "${attribute.name}" of <${name ?? ''}>`, fix});
  }
  return faults;
}

function findMissingAttributes({name, attributes}: Element): MarkupFault[] {
  const hasSpread = attributes.some(({type}) => type === 'mdxJsxExpressionAttribute'); // it can hold any
  const required = hasSpread ? [] : (REQUIRED.get(name ?? '') ?? []);
  return required
    .filter((attribute) => !attributes.some((one) => 'name' in one && one.name === attribute))
    .map((attribute) => ({
      problem: `<${name ?? ''}> has no attribute "${attribute}"`,
      fix: `write ${attribute}="…"`,
    }));
}

function findCodeInAttributes({name, attributes}: Element): MarkupFault[] {
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

/** React fails on an element that has the wrong content. */
function checkContent({name, children}: Element): MarkupFault[] {
  if (name === 'br' && children.length > 0) {
    return [{problem: '<br> has content', fix: 'write <br />'}];
  }
  const isItem = (node: Nodes): boolean => 'name' in node && node.name === 'TabItem';
  // In a line of its own, an item is in a paragraph until the page is built.
  const hasItem = children.some(
    (it) => isItem(it) || ('children' in it && it.children.some(isItem)),
  );
  if (name !== 'Tabs' || hasItem) return [];
  return [{problem: '<Tabs> has no <TabItem>', fix: 'write <TabItem value="…"> inside it'}];
}
