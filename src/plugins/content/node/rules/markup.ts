import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {problemAt} from '../texts';
import type {Page} from '../readPages';

/** The components of `src/theme/MDXComponents` that writers use; tags are known by their definitions. */
const COMPONENTS = [
  ...['Action', 'Actions', 'Card', 'Cards', 'Chat', 'Hero', 'Life', 'OldAnchor'],
  ...['PageHead', 'PageTools', 'Prints', 'StepTrail', 'TabItem', 'Tabs', 'Way', 'Ways'],
];

/** The HTML elements a page may use, because Markdown has no syntax for them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** What is wrong, and the fix. */
type Fault = readonly [problem: string, fix: string];

/**
 * Checks the markup of a page: that it carries no code and no unknown component, and what neither MDX nor markdownlint
 * tells.
 *
 * @param page the page
 * @param tags the names of all tags
 * @returns every problem
 */
export function checkMarkup(page: Page, tags: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const at = node.position?.start.offset;
    problems.push(...findFaults(node, tags).map((fault) => problemAt(page, at, ...fault)));
  });
  return [...problems, ...checkAdmonitions(page)];
}

function findFaults(node: Nodes, tags: readonly string[]): Fault[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (tags.includes(node.name ?? '')) return []; // what expands it checks it
      return [...checkName(node.name ?? '', tags), ...checkAttributes(node)];
    case 'mdxjsEsm': {
      const fix = 'remove it: pages import nothing, and components need no import';
      return [[`has code of its own: "${node.value.split('\n')[0] ?? ''}"`, fix]];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value)) return [];
      return [[`computes {${node.value}}`, 'write the words themselves, or \\{ for the sign']];
    case 'code': {
      const [changes] =
        /\bcurl\b[^]*?\s(?:-X|--request|-d|--data\S*|--json|-F)\s/.exec(node.value) ?? [];
      const isOurs = /\bcurl\b[^]*?(?:\bRUNGEN_API\b|api\.rungen\.ai)/.test(node.value);
      const lacksKey = isOurs && !/x-api-key: /i.test(node.value);
      const fix = 'place <Request operation="…" />, which is held to the contract';
      if (changes !== undefined) return [['types a request that changes something', fix]];
      return lacksKey ? [['types a request without the header "x-api-key"', fix]] : [];
    }
    default:
      return [];
  }
}

function checkName(name: string, tags: readonly string[]): Fault[] {
  const known = [...COMPONENTS, ...tags];
  if (name === '' || [...known, ...ELEMENTS].includes(name)) return [];
  const nearest = /^[A-Z]/.test(name) ? findNearest(name, known) : undefined;
  const other = 'write it in Markdown, or with a component of CONTRIBUTING.md';
  return [[`uses <${name}>, which pages do not have`, nearest ? `write <${nearest}>` : other]];
}

function checkAttributes({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): Fault[] {
  return attributes.flatMap(({type, value}): Fault[] => {
    const isText = type === 'mdxJsxAttribute' && typeof value !== 'object';
    const code = typeof value === 'object' ? value?.value : value;
    const fix = 'write name="the words themselves"';
    return isText || !code ? [] : [[`computes {${code}} on <${name ?? ''}>`, fix]];
  });
}

/** Docusaurus tells those of an unknown kind. */
function checkAdmonitions(page: Page): Problem[] {
  const prose = page.text.replace(/^ *(`{3,}).*?^ *\1/gms, (it) => ' '.repeat(it.length));
  const open: Problem[] = [];
  for (const {1: colons = '', 2: kind = '', index} of prose.matchAll(/(?<=^ *)(:{3,})([\w-]*)/gm)) {
    const problem = `opens an admonition with ${colons}${kind} and never closes it`;
    if (kind === '') open.pop();
    else open.push(problemAt(page, index, problem, `put a line ${colons} below its text`));
  }
  return open;
}
