import path from 'node:path';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Pluggable} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {collect, ContentError, locationAt, type Problem, suggest} from '../../files';
import {pageParser, parsePage, type Page} from './parsePage';

/** A component as the writer wrote it. */
export type Usage = {
  readonly attributes: Readonly<Record<string, string>>;
  /** `file:line:column` of the component. */
  readonly location: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** A component that becomes MDX when a page is built. */
export type ComponentDefinition = {
  readonly attributes: readonly string[];
  /** The ids that its first attribute may name, and the file that has them. */
  readonly ids?: KnownIds;
  /** Whether it may be inside a line of text. Its MDX is one paragraph then. */
  readonly inline?: boolean;
  /**
   * Renders it as MDX.
   *
   * @throws ContentError when it asks for something that does not exist
   */
  readonly render: (usage: Usage) => string | Promise<string>;
};

type KnownIds = {readonly registry: string; readonly known: readonly string[]};

/** Components by their names. */
export type Components = Readonly<Record<string, ComponentDefinition>>;

export type ExpansionOptions = {
  /** Returns the components. It is called for each page, and has to return quickly when nothing changed. */
  readonly read: () => Promise<Components>;
  /** Renders a code block; by default it stays one. */
  readonly renderFence?: (code: Code) => string;
  /** Whether a page shows the problems of its components instead of its content, as in `npm start`. */
  readonly isLive: boolean;
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What the expansion of one page needs. Problems are added to it. */
type ExpansionContext = {
  readonly page: Page;
  readonly components: Components;
  readonly problems: Problem[];
};

/**
 * A remark plugin that replaces each component with the MDX that its definition renders, before Docusaurus' own plugins
 * run: the headings, links, code and the table of contents in it are treated like those that a writer wrote.
 *
 * @returns a plugin; it throws a ContentError with every problem in the components of the page
 */
export function remarkComponents({read, renderFence, isLive}: ExpansionOptions) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const problems: Problem[] = [];
      try {
        const page = readCurrentPage(file);
        await expand(tree, {page, components: await read(), problems});
        if (renderFence) replaceFences(tree, renderFence);
      } catch (error) {
        collect(error, problems);
      }
      if (problems.length === 0) return;
      if (!isLive) throw new ContentError(problems);
      // For a problem in the contract, which most pages need, the bundler would print an error with a stack trace for
      // each of them. The checks report it once.
      tree.children = [{type: 'code', value: new ContentError(problems).message}];
    };
}

/**
 * Expands the components of a page on its own, without the MDX compiler.
 *
 * @param siteDir the folder of the site
 * @param expansion the remark plugin
 * @returns a new tree
 * @throws ContentError with every problem in the components of the page
 */
export async function expandPage(
  siteDir: string,
  {file, text, tree}: Page,
  expansion: Pluggable,
): Promise<Root> {
  const expanded = structuredClone(tree); // the plugin changes the tree, which all rules share
  const source = new VFile({cwd: siteDir, path: path.join(siteDir, file), value: text});
  await pageParser().use([expansion]).run(expanded, source);
  return expanded;
}

function readCurrentPage(file: VFile): Page {
  const parsed = parsePage({
    file: path.relative(file.cwd, file.path),
    text: String(file.value),
  });
  if ('problem' in parsed) throw new ContentError([parsed.problem]);
  return parsed.page;
}

function replaceFences(tree: Root, renderFence: (code: Code) => string): void {
  visit(tree, 'code', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...parseRendered(renderFence(node)).children);
    return SKIP;
  });
}

/** How many parsed texts are kept: more than this site has. A larger site parses some of them again. */
const MAX_PARSED = 2000;

/** The checks and the MDX compiler expand the same pages: without this, a build takes a twentieth longer. */
const parsedTexts = new Map<string, Root>();

/** @returns a tree of MDX that a component has rendered; the caller may change it */
function parseRendered(mdx: string): Root {
  let tree = parsedTexts.get(mdx);
  if (!tree) {
    tree = parseAsCompiled(mdx);
    if (parsedTexts.size >= MAX_PARSED) parsedTexts.clear();
    parsedTexts.set(mdx, tree);
  }
  return structuredClone(tree);
}

/**
 * Parses MDX, and does to it what the MDX compiler did to the page before this plugin ran: an element on a line of its own
 * is not in a paragraph, and no component replaces an element that is written as such.
 */
function parseAsCompiled(mdx: string): Root {
  const tree = pageParser.parse(mdx);
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph' && parent && index !== undefined) {
      const elements = listElementsAlone(node.children);
      if (elements) {
        parent.children.splice(index, 1, ...elements);
        return index;
      }
    }
    if (isElement(node)) Object.assign(node, {data: {...node.data, _mdxExplicitJsx: true}});
    return undefined;
  });
  return tree;
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** @returns the elements of a paragraph that consists of them alone; undefined for another */
function listElementsAlone(children: readonly Nodes[]): MdxJsxTextElement[] | undefined {
  const elements: MdxJsxTextElement[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement') elements.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') return undefined;
  }
  return elements;
}

/** Expands the components of a tree, and those in what they render. */
async function expand(tree: Root, context: ExpansionContext): Promise<void> {
  const found: {node: Element; siblings: Nodes[]; definition: ComponentDefinition}[] = [];
  visit(tree, (node, _index, parent) => {
    if (!isElement(node)) return undefined;
    const definition = context.components[node.name ?? ''];
    if (!definition || !parent) return undefined;
    found.push({node, siblings: parent.children, definition});
    return SKIP;
  });
  for (const {node, siblings, definition} of found) {
    const content: RootContent[] = [];
    try {
      content.push(...(await render(node, definition, context)));
    } catch (error) {
      collect(error, context.problems);
    }
    siblings.splice(siblings.indexOf(node), 1, ...content);
  }
}

async function render(
  node: Element,
  definition: ComponentDefinition,
  context: ExpansionContext,
): Promise<readonly RootContent[]> {
  const {page} = context;
  const location = locationAt(page, node.position?.start.offset);
  const attributes = readAttributes(node, location, definition);
  const mdx = await definition.render({attributes, location, frontMatter: page.frontMatter});
  const rendered = parseRendered(mdx);
  // Problems in it are reported at the component: nobody wrote its lines.
  visit(rendered, (inside) => {
    if (node.position) inside.position = node.position;
    else delete inside.position;
  });
  await expand(rendered, context);
  const [first] = rendered.children;
  const isPhrase = node.type === 'mdxJsxTextElement' && first?.type === 'paragraph';
  return isPhrase ? first.children : rendered.children;
}

/**
 * @returns the attributes of a component
 * @throws ContentError with every problem in it
 */
function readAttributes(
  {type, name, attributes, children}: Element,
  location: string,
  {attributes: known, ids, inline}: ComponentDefinition,
): Usage['attributes'] {
  const component = `<${name ?? ''}>`;
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes no attributes';
  const problems: Problem[] = [];
  const report = (problem: string, fix: string): void => {
    problems.push({location, problem, fix});
  };
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute';
    const written = isNamed ? attribute.name : attribute.value;
    if (!isNamed || typeof attribute.value !== 'string') {
      report(`"${written}" of ${component} is not text`, `write name="value"; ${takes}`);
    } else if (known.includes(written)) {
      values[written] = attribute.value;
    } else {
      report(`unknown attribute "${written}" of ${component}`, takes);
    }
  }
  if (type === 'mdxJsxTextElement' && !inline) {
    const fix = 'put it on a line of its own, with an empty line before and after';
    report(`${component} is inside a line of text`, fix);
  }
  if (children.length > 0) {
    const fix = `close it at once: <${name ?? ''} />; its content is made when the page is built`;
    report(`${component} has content`, fix);
  }
  const [first = ''] = known;
  const references = listIds(values[first]).map((id) => ({id, location}));
  if (ids) problems.push(...findUnknown(references, ids));
  if (problems.length > 0) throw new ContentError(problems);
  return values;
}

/**
 * @returns the ids that an attribute names, separated by commas
 * @example
 * listIds('paging, webhooks') // ['paging', 'webhooks']
 */
export function listIds(names: string | undefined): string[] {
  return names === undefined ? [] : names.split(',').map((id) => id.trim());
}

/** An id of a registry that something names, and where. */
export type LocatedId = {readonly id: string; readonly location: string};

/** @returns a problem for each id that a registry does not have */
export function findUnknown(
  references: readonly LocatedId[],
  {registry, known}: KnownIds,
): Problem[] {
  const unknown = references.filter(({id}) => !known.includes(id));
  return unknown.map(({id, location}) => ({
    location,
    problem: `unknown id "${id}": not in ${registry}`,
    fix: suggest(id, known),
  }));
}
