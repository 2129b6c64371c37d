import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {type Problem, problemAt, suggest} from '../../files';
import {type Page, readComment} from '../mdx';
import {PAGE_COMPONENTS} from './pageComponents';
import {pageRule, type SiteContent} from './rule';

/** The HTML elements that pages may use, because Markdown has no syntax for them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

const REQUIRED: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PAGE_COMPONENTS));

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type Report = (problem: string, fix: string) => void;

/** Reports code, and elements and components that pages do not have. */
export const markup = pageRule('markup', checkMarkup);

function checkMarkup(page: Page, {components: expanded}: SiteContent): Problem[] {
  const components = [...Object.keys(expanded), ...REQUIRED.keys()];
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const report: Report = (problem, fix) => {
      problems.push(problemAt(page, node.position?.start.offset, problem, fix));
    };
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkName(node.name ?? '', components, report);
        checkAttributes(node, report);
        break;
      case 'mdxjsEsm':
        report(
          `code is not allowed in pages: "${node.value.split('\n', 1).join()}"`,
          'remove it: pages import nothing, and components need no import',
        );
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const isEmpty = node.value.trim() === '';
        if (isEmpty || readComment(node) !== undefined) break;
        const fix = 'write the words themselves, or \\{ for the character';
        report(`code is not allowed in pages: {${node.value}}`, fix);
        break;
      }
      default:
    }
  });
  return problems;
}

function checkName(name: string, components: readonly string[], report: Report): void {
  const isFragment = name === '';
  if (isFragment || components.includes(name) || ELEMENTS.includes(name)) return;
  const isComponent = /^[A-Z]/.test(name);
  const otherwise = 'write it in Markdown, or with a component of CONTRIBUTING.md';
  const fix = isComponent ? suggest(name, components, otherwise) : otherwise;
  report(`<${name}> is not allowed in pages`, fix);
}

function checkAttributes({name: element, attributes}: Element, report: Report): void {
  const name = element ?? '';
  const missing = new Set(REQUIRED.get(name));
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      missing.clear(); // it can hold any
      reportCode(attribute.value, name, report);
      continue;
    }
    missing.delete(attribute.name);
    if (typeof attribute.value === 'object' && attribute.value) {
      reportCode(attribute.value.value, name, report);
    }
  }
  for (const attribute of missing) {
    report(`<${name}> has no attribute "${attribute}"`, `write ${attribute}="…"`);
  }
}

function reportCode(code: string, name: string, report: Report): void {
  const fix = 'write name="the words themselves"';
  report(`code is not allowed in attributes: {${code}} of <${name}>`, fix);
}
