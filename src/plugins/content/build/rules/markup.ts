import type {Heading, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {ELEMENT_FIXES, placeAt, type Page} from '../readPages';

/** The components of `src/theme/MDXComponents` that writers use; tags are known by their definitions. */
const COMPONENTS = [
  ...['Action', 'Actions', 'Card', 'Cards', 'Chat', 'Hero', 'HeroText', 'Life', 'OldAnchor'],
  ...['PageHead', 'PageTools', 'Prints', 'StepTrail', 'TabItem', 'Tabs', 'Way', 'Ways'],
];

/** The HTML elements a page may use, because Markdown has no syntax for them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** The boxes that the site has styles for. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** What is wrong, and the fix. */
type Fault = readonly [problem: string, fix: string];

/**
 * Checks the markup of a page: that it carries no code and no unknown component, and what neither MDX nor markdownlint
 * tells.
 *
 * @param page the page
 * @param tags the names of all tags; undefined if they cannot be read
 * @returns every problem
 */
export function checkMarkup(page: Page, tags: readonly string[] | undefined): Problem[] {
  const found: Problem[] = [];
  if (page.tree.children.every((node) => node === page.yaml)) {
    const fix = 'write the page, or remove the file';
    found.push({place: `${page.file}:1:1`, problem: 'is empty', fix});
  }
  visit(page.tree, (node) => {
    const place = placeAt(page, node.position?.start.offset);
    for (const [problem, fix] of findFaults(node, page, tags)) {
      found.push({place, problem, fix});
    }
  });
  return [...found, ...checkAdmonitions(page), ...checkSteps(page)];
}

function findFaults(node: Nodes, page: Page, tags: readonly string[] | undefined): Fault[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (tags?.includes(node.name ?? '')) return []; // what expands it checks it
      return [...checkName(node.name ?? '', tags), ...checkAttributes(node)];
    case 'mdxjsEsm': {
      const fix = 'remove it: pages import nothing, and components need no import';
      return [[`has code of its own: "${node.value.split('\n')[0] ?? ''}"`, fix]];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value)
        ? []
        : [[`computes {${node.value}}`, 'write the words themselves, or \\{ for the sign']];
    case 'heading':
      return checkHeading(node, page);
    case 'table':
      return checkCells(node, page);
    default:
      return [];
  }
}

function checkName(name: string, tags: readonly string[] | undefined): Fault[] {
  if (name === '') return [];
  if (/^[a-z]/.test(name)) {
    const fix =
      ELEMENT_FIXES[name] ?? 'write it in Markdown, or with a component of CONTRIBUTING.md';
    return ELEMENTS.includes(name) ? [] : [[`uses the HTML element <${name}>`, fix]];
  }
  if (!tags || COMPONENTS.includes(name)) return [];
  const known = [...COMPONENTS, ...tags];
  const nearest = findNearest(name, known);
  const fix = nearest === undefined ? `use one of ${known.join(', ')}` : `write <${nearest}>`;
  return [[`uses the unknown component <${name}>`, fix]];
}

function checkAttributes({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): Fault[] {
  const of = `on <${name ?? ''}>`;
  return attributes.flatMap((attribute): Fault[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [[`spreads an object into <${name ?? ''}>`, 'write each attribute out']];
    }
    const {name: key, value} = attribute;
    if (/^on(?!ly$)[a-z]/i.test(key)) {
      return [[`has the attribute ${key} ${of}`, 'remove it: a page carries no script']];
    }
    if (key === 'style') {
      const fix = 'remove it: the content policy blocks it, and styles live in components';
      return [[`has a style attribute ${of}`, fix]];
    }
    if (typeof value !== 'object' || value === null) return [];
    return [[`computes ${key}={${value.value}} ${of}`, `write ${key}="the words themselves"`]];
  });
}

/** Docs pages get their h1 from front matter. Docusaurus does not generate one for pages in `src/pages/`. */
function checkHeading({depth, ...heading}: Heading, {file}: Page): Fault[] {
  const words = toString(heading).trim();
  const [, number, name] = /^(\d+\.) (.*)/.exec(words) ?? [];
  const step = `make it a list, "${number ?? ''} ${'#'.repeat(depth)} ${name ?? ''}", and indent the step`;
  const title = 'start it with ##: the title of the page is its h1';
  return [
    ...(number === undefined ? [] : [[`numbers the heading "${words}"`, step] as const]),
    ...(depth === 1 && !file.startsWith('src/pages/')
      ? [[`has a second title, "# ${words}"`, title] as const]
      : []),
  ];
}

/** The parser drops the cells that a row has too many, such as those after a pipe in code. */
function checkCells({children}: Extract<Nodes, {type: 'table'}>, page: Page): Fault[] {
  const columns = children[0]?.children.length ?? 0;
  return children.flatMap(({position}): Fault[] => {
    const row = page.text.slice(position?.start.offset, position?.end.offset).trim();
    const cells = row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
    if (cells <= columns) return [];
    const line = position?.start.line ?? 0;
    const problem = `has ${cells} cells in line ${line} of a table with ${columns} columns: "${row}"`;
    return [[problem, 'write \\| for a pipe that is text, also in code']];
  });
}

function checkAdmonitions(page: Page): Problem[] {
  let prose = page.text;
  visit(page.tree, ['code', 'yaml'], ({position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    prose = prose.slice(0, start) + ' '.repeat(end - start) + prose.slice(end);
  });
  const problems: Problem[] = [];
  const open: {readonly mark: string; readonly place: string}[] = [];
  for (const {0: line, 1: colons = '', 2: kind = '', index} of prose.matchAll(
    /^\s*(:{3,})([\w-]*)/gm,
  )) {
    if (kind === '') open.pop();
    if (kind === '') continue;
    const place = placeAt(page, index + line.indexOf(':'));
    open.push({mark: colons + kind, place});
    if (ADMONITIONS.includes(kind)) continue;
    const fix = `write "${findNearest(kind, ADMONITIONS) ?? ADMONITIONS.join('", "')}"`;
    problems.push({place, problem: `has an admonition of the unknown kind "${kind}"`, fix});
  }
  const unclosed = open.map(({mark, place}) => ({
    ...{place, problem: `opens an admonition with ${mark} and never closes it`},
    fix: `put a line ${mark.replace(/\w.*/, '')} below its text`,
  }));
  return [...problems, ...unclosed];
}

/** A text that names a step by its number has to link to the heading that opens it, so that both change together. */
function checkSteps(page: Page): Problem[] {
  const steps = new Map<string, number>();
  visit(page.tree, 'list', ({ordered, children}) => {
    for (const [
      at,
      {
        children: [opening],
      },
    ] of children.entries()) {
      const id =
        opening?.type === 'heading' &&
        /\{\/\* #([\w.-]+) \*\/\}/.exec(sourceOf(opening, page))?.[1];
      if (ordered && id) steps.set(id, at + 1);
    }
  });
  const problems: Problem[] = [];
  visit(page.tree, (node, _index, parent) => {
    const place = placeAt(page, node.position?.start.offset);
    if (node.type === 'text' && parent?.type !== 'link' && parent?.type !== 'heading') {
      const [named] = /\bsteps? \d+/i.exec(node.value) ?? [];
      const fix = 'write a link: [step 2](#start)';
      if (named) problems.push({place, problem: `names "${named}" without a link`, fix});
    }
    if (node.type !== 'link' || !node.url.startsWith('#')) return;
    const [named] = /^step \d+$/i.exec(toString(node)) ?? [];
    const number = steps.get(node.url.slice(1));
    if (named === undefined || named.slice(5) === String(number)) return;
    const fix = number === undefined ? 'link to the heading of the step' : `write "step ${number}"`;
    problems.push({place, problem: `names "${named}" for ${node.url}`, fix});
  });
  return problems;
}

const sourceOf = ({position}: Nodes, {text}: Page): string =>
  text.slice(position?.start.offset, position?.end.offset);
