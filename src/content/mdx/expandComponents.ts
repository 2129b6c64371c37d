import path from 'node:path';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {collect, ContentError, isRecord, type Problem} from '../../files';
import {type Element, readAttributes, type Signature, type Usage} from './componentAttributes';
import {isElement} from './nodes';
import {pageParser, type Page} from './parsePage';

/** A component that becomes MDX when a page is built. */
type ComponentDefinition = Signature & {
  /** Renders it as MDX, or throws a ContentError when it asks for something that does not exist. */
  readonly render: (usage: Usage) => string | Promise<string>;
};

export type Components = Readonly<Record<string, ComponentDefinition>>;

type ExpansionOptions = {
  /** Returns the components. It is called for each page, and has to return quickly when nothing changed. */
  readonly read: () => Promise<Components>;
  /** Renders a code block; by default it stays one. */
  readonly renderFence?: (code: Code) => string;
  /** Whether a page shows the problems of its components instead of its content, as in `npm start`. */
  readonly isLive?: boolean;
};

/** What the expansion of one page needs. Problems are added to it. */
type ExpansionContext = Pick<Usage, 'frontMatter'> & {
  /** The page, relative to the folder of the site. */
  readonly file: string;
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
      const {frontMatter} = file.data; // as Docusaurus has read it
      const problems: Problem[] = [];
      try {
        await expand(tree, {
          file: path.relative(file.cwd, file.path),
          frontMatter: isRecord(frontMatter) ? frontMatter : {},
          components: await read(),
          problems,
        });
        if (renderFence) replaceFences(tree, renderFence);
      } catch (error) {
        collect(error, problems);
      }
      if (problems.length === 0) return;
      const failure = new ContentError(problems);
      if (!isLive) throw failure;
      // For a problem in the contract, which most pages need, the bundler would print an error with a stack trace for
      // each of them. The checks report it once.
      tree.children = [{type: 'code', value: failure.message}];
    };
}

/**
 * Expands the components of a copy of a page, without the MDX compiler.
 *
 * @throws ContentError with every problem in the components of the page
 */
export async function expandPage(page: Page, components: Components): Promise<Root> {
  const {file, frontMatter} = page;
  const tree = structuredClone(page.tree); // all rules share that of the page
  const problems: Problem[] = [];
  await expand(tree, {file, frontMatter, components, problems});
  if (problems.length > 0) throw new ContentError(problems);
  return tree;
}

function replaceFences(tree: Root, renderFence: (code: Code) => string): void {
  visit(tree, 'code', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...parseRendered(renderFence(node)).children);
    return SKIP;
  });
}

/**
 * Parses MDX that a component has rendered, and does to it what the MDX compiler did to the page before this plugin ran:
 * an element on a separate line is not in a paragraph.
 */
function parseRendered(mdx: string): Root {
  const tree = pageParser.parse(mdx);
  visit(tree, 'paragraph', (node, index, parent) => {
    const elements = listElementsAlone(node.children);
    if (!elements || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...elements);
    return index;
  });
  return tree;
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
  const {file, frontMatter} = context;
  const {line = 1, column = 1} = node.position?.start ?? {};
  const location = `${file}:${line}:${column}`;
  const attributes = readAttributes(node, location, definition);
  const mdx = await definition.render({attributes, location, frontMatter});
  const rendered = parseRendered(mdx);
  // Problems in it are reported at the component, because the page does not have its lines.
  visit(rendered, (inside) => {
    if (node.position) inside.position = node.position;
    else delete inside.position;
  });
  await expand(rendered, context);
  const [first] = rendered.children;
  const isPhrase = node.type === 'mdxJsxTextElement' && first?.type === 'paragraph';
  return isPhrase ? first.children : rendered.children;
}
