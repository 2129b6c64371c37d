import path from 'node:path';
import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../problems';

/** A tag as the writer wrote it. */
export type Tag = {
  readonly attributes: Readonly<Record<string, string>>;
  /** `file:line:col` of the tag. */
  readonly place: string;
  /** The front matter of the page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** A tag that writers can use: the attributes it takes, and the MDX that stands in its place. */
export type TagDefinition = {
  readonly attributes: readonly string[];
  /** Whether it may stand inside a line of text. Its MDX is one paragraph then. */
  readonly inline?: boolean;
  /** @throws ContentError when the tag asks for something that does not exist */
  readonly write: (tag: Tag) => string | Promise<string>;
};

/** The tags of all capabilities, by name. */
export type Tags = Readonly<Record<string, TagDefinition>>;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * A remark plugin that replaces each tag with the MDX that its definition writes, before Docusaurus' own plugins run:
 * so the headings, links, code and the table of contents in it are treated like those that a writer wrote.
 *
 * @param options `read` returns the tags; it is called for each page, and has to return quickly when nothing changed
 * @returns a transformer that throws a ContentError with every mistake in the tags of the page
 */
export function remarkTags(this: Processor<Root>, {read}: {readonly read: () => Promise<Tags>}) {
  const parse = (mdx: string): Root => this.parse(mdx);
  return async (tree: Root, file: VFile): Promise<void> => {
    const tags = await read();
    const problems: Problem[] = [];
    await expand(tree, {tags, file, parse, problems});
    if (problems.length > 0) throw new ContentError(problems);
  };
}

type Page = {
  readonly tags: Tags;
  readonly file: VFile;
  readonly parse: (mdx: string) => Root;
  readonly problems: Problem[];
};

type Found = {
  readonly node: Element;
  readonly siblings: Nodes[];
  readonly definition: TagDefinition;
};

/** Expands the tags of a tree, and those that stand in what they write. */
async function expand(tree: Root, page: Page): Promise<void> {
  const found: Found[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const definition = page.tags[node.name ?? ''];
    if (!definition || !parent) return undefined;
    found.push({node, siblings: parent.children, definition});
    return SKIP;
  });
  for (const {node, siblings, definition} of found) {
    const content = await write(node, definition, page);
    siblings.splice(siblings.indexOf(node), 1, ...content);
  }
}

async function write(node: Element, definition: TagDefinition, page: Page): Promise<RootContent[]> {
  const place = placeOf(page.file, node);
  const mistakes = checkTag(node, place, definition);
  if (mistakes.length > 0) {
    page.problems.push(...mistakes);
    return [];
  }
  try {
    const frontMatter = toRecord(page.file.data.frontMatter);
    const mdx = await definition.write({attributes: readAttributes(node), place, frontMatter});
    const tree = page.parse(mdx);
    // What goes wrong in it is told at the tag: the lines of the written text are nobody's.
    visit(tree, (it) => {
      if (node.position) it.position = node.position;
      else delete it.position;
    });
    await expand(tree, page);
    const [first] = tree.children;
    const isPhrase = node.type === 'mdxJsxTextElement' && first?.type === 'paragraph';
    return isPhrase ? first.children : tree.children;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    page.problems.push(...error.problems);
    return [];
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function placeOf(file: VFile, {position}: Element): string {
  const name = path.relative(file.cwd, file.path);
  return position ? `${name}:${position.start.line}:${position.start.column}` : name;
}

function checkTag(
  node: Element,
  place: string,
  {attributes: known, inline}: TagDefinition,
): Problem[] {
  const tag = `<${node.name ?? ''}>`;
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes no attributes';
  const problems = node.attributes.flatMap((attribute): Problem[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value !== 'string') {
      const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
      const problem = `${tag} has "${written}", which is not a plain text attribute`;
      return [{place, problem, fix: `write name="value"; ${takes}`}];
    }
    if (known.includes(attribute.name)) return [];
    return [{place, problem: `${tag} has the attribute "${attribute.name}"`, fix: takes}];
  });
  if (node.type === 'mdxJsxTextElement' && !inline) {
    const fix = 'put it on a line of its own, with an empty line before and after';
    problems.push({place, problem: `${tag} stands inside a line of text`, fix});
  }
  if (node.children.length > 0) {
    const fix = `close it at once, as in <${node.name ?? ''} />; its content is made at build time`;
    problems.push({place, problem: `${tag} has content inside`, fix});
  }
  return problems;
}

function readAttributes(node: Element): Readonly<Record<string, string>> {
  const pairs = node.attributes.flatMap((attribute): [string, string][] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(pairs);
}
