import path from 'node:path';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Processor} from 'unified';
import type {Node} from 'unist';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../problems';
import {blocks, code} from './mdx';
import {parsePage, type Text} from './readPages';
import {checkMarkup} from './rules/markup';

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

/** Where a page is, and what its writer says of it. */
export type PageFacts = Pick<Tag, 'frontMatter'> & {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
};

export type TagOptions = {
  /** Returns the tags. It is called for each page, and has to return quickly when nothing changed. */
  readonly read: () => Promise<Tags>;
  /** Writes the end of a page. */
  readonly writeEnd: (page: PageFacts) => string;
  /** Writes a fence. */
  readonly writeFence: (code: Code) => string;
  /** Whether a page shows the mistakes in its tags instead of its content, as in `npm start`. */
  readonly isLive: boolean;
};

/**
 * A remark plugin that replaces each tag with the MDX that its definition writes, before Docusaurus' own plugins run:
 * so the headings, links, code and the table of contents in it are treated like those that a writer wrote.
 *
 * @param options the tags, and what else a page gets
 * @returns a plugin; it throws a ContentError with every mistake in the tags of the page
 */
export function remarkTags(options: TagOptions) {
  return function attach(this: Processor) {
    const parse = (mdx: string): Root => {
      const parsed = this.parse(mdx);
      if (!isRoot(parsed)) throw new TypeError(`MDX was parsed to "${parsed.type}"`);
      unravel(parsed);
      return parsed;
    };
    return (tree: Root, file: VFile): Promise<void> => draw(tree, {file, parse}, options);
  };
}

/** Marks an element as written by the page itself, so that no component replaces it. */
const AS_WRITTEN = {_mdxExplicitJsx: true} as const;

/**
 * Does to written MDX what the MDX compiler did to the page before this plugin ran: an element on a line of its own is
 * not in a paragraph, and no component takes the place of an element that is written as such.
 */
function unravel(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph' && parent && index !== undefined) {
      const elements = node.children.filter((it) => it.type !== 'text' || /\S/.test(it.value));
      const jsx = elements.flatMap((it) => (it.type === 'mdxJsxTextElement' ? [it] : []));
      if (jsx.length === elements.length) {
        parent.children.splice(index, 1, ...jsx);
        return index;
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      Object.assign(node, {data: {...node.data, ...AS_WRITTEN}});
    }
    return undefined;
  });
}

const isRoot = (node: Node): node is Root => node.type === 'root';

async function draw(
  tree: Root,
  {file, parse}: Pick<Page, 'file' | 'parse'>,
  options: TagOptions,
): Promise<void> {
  const problems: Problem[] = [];
  try {
    const page = {tags: await options.read(), file, parse, problems};
    await expand(tree, page);
    const name = path.relative(file.cwd, file.path);
    const facts = {file: file.path, text: String(file.value), frontMatter: frontMatterOf(file)};
    tree.children.push(...parse(options.writeEnd(facts)).children);
    drawFences(tree, (code) => parse(options.writeFence(code)));
    if (options.isLive)
      problems.push(...checkLive({file: name, text: facts.text}, Object.keys(page.tags)));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  if (problems.length === 0) return;
  if (!options.isLive) throw new ContentError(problems);
  // For a mistake in the contract, which most pages need, the bundler would print an error with a stack trace for
  // each of them; the checks tell it once.
  tree.children = parse(writeProblems(problems)).children;
}

/** What would end the compilation, or crash the page, is shown in its place too. */
function checkLive(source: Text, tags: readonly string[]): Problem[] {
  const read = parsePage(source);
  return 'page' in read ? checkMarkup(read.page, tags) : [];
}

function drawFences(tree: Root, draw: (code: Code) => Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1, ...draw(node).children);
    return SKIP;
  });
}

/**
 * The preprocessor of Markdown for `npm start`: a page that cannot be read shows why.
 *
 * @param siteDir the folder of the site
 * @returns the text of a page, or of its problem
 */
export function showUnreadable(siteDir: string) {
  return ({filePath, fileContent}: {readonly filePath: string; readonly fileContent: string}) => {
    const read = parsePage({file: path.relative(siteDir, filePath), text: fileContent});
    return 'page' in read ? fileContent : writeProblems([read.problem]);
  };
}

/** Every sign stands for itself. */
const literal = (text: string): string => text.replace(/[\\`*_{}[\]<>~]/g, String.raw`\$&`);

function writeProblems(problems: readonly Problem[]): string {
  return blocks(
    '<div className="alert alert--danger" role="alert">',
    '**This page cannot be drawn**',
    ...problems.map(
      ({place, problem, fix}) => `- ${code(place)} ${literal(`${problem}. Fix: ${fix}`)}`,
    ),
    '</div>',
  );
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
    const frontMatter = frontMatterOf(page.file);
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

function frontMatterOf({data: {frontMatter}}: VFile): Readonly<Record<string, unknown>> {
  return typeof frontMatter === 'object' && frontMatter !== null ? {...frontMatter} : {};
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
