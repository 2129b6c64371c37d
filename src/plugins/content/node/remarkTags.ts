import path from 'node:path';
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {collect, ContentError, type Problem} from '../../problems';
import {blocks, code} from './mdx';
import {pageParser, parsePage, type Page} from './readPages';
import {checkMarkup} from './rules/markup';
import {placeAt} from './texts';

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
  /** The ids that its first attribute may name, with the register that has them. */
  readonly ids?: {readonly register: string; readonly known: readonly string[]};
  /** Whether it may stand inside a line of text. Its MDX is one paragraph then. */
  readonly inline?: boolean;
  /** @throws ContentError when the tag asks for something that does not exist */
  readonly write: (tag: Tag) => string | Promise<string>;
};

/** The tags of all capabilities, by name. */
export type Tags = Readonly<Record<string, TagDefinition>>;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export type TagOptions = {
  /** Returns the tags. It is called for each page, and has to return quickly when nothing changed. */
  readonly read: () => Promise<Tags>;
  /** Writes the end of a page. */
  readonly writeEnd: (frontMatter: Tag['frontMatter']) => Promise<string>;
  /** Writes a fence. */
  readonly writeFence: (code: Code) => string;
  /** Whether a page shows the mistakes in its tags instead of its content, as in `npm start`. */
  readonly isLive: boolean;
};

/** A page whose tags are being expanded. */
type Draft = {
  readonly page: Page;
  readonly tags: Tags;
  readonly problems: Problem[];
};

/**
 * A remark plugin that replaces each tag with the MDX that its definition writes, before Docusaurus' own plugins run:
 * so the headings, links, code and the table of contents in it are treated like those that a writer wrote.
 *
 * @param options the tags, and what else a page gets
 * @returns a plugin; it throws a ContentError with every mistake in the tags and the markup of the page
 */
export function remarkTags({read, writeEnd, writeFence, isLive}: TagOptions) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const problems: Problem[] = [];
      try {
        const source = parsePage({
          file: path.relative(file.cwd, file.path),
          text: String(file.value),
        });
        if ('problem' in source) throw new ContentError([source.problem]);
        const {page} = source;
        const tags = await read();
        problems.push(...checkMarkup(page, Object.keys(tags)));
        await expand(tree, {page, tags, problems});
        tree.children.push(...parse(await writeEnd(page.frontMatter)).children);
        visit(tree, 'code', (node, index, parent) => {
          if (index !== undefined)
            parent?.children.splice(index, 1, ...parse(writeFence(node)).children);
          return SKIP;
        });
      } catch (error) {
        collect(error, problems);
      }
      if (problems.length === 0) return;
      if (!isLive) throw new ContentError(problems);
      // For a mistake in the contract, which most pages need, the bundler would print an error with a stack trace for
      // each of them; the checks tell it once.
      tree.children = parse(writeProblems(problems)).children;
    };
}

/**
 * Parses MDX that a tag has written, and does to it what the MDX compiler did to the page before this plugin ran: an
 * element on a line of its own is not in a paragraph, and no component takes the place of an element that is written as
 * such.
 */
function parse(mdx: string): Root {
  const tree = pageParser.parse(mdx);
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
      Object.assign(node, {data: {...node.data, _mdxExplicitJsx: true}});
    }
    return undefined;
  });
  return tree;
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

/** Expands the tags of a tree, and those that stand in what they write. */
async function expand(tree: Root, draft: Draft): Promise<void> {
  const {page, tags, problems} = draft;
  const found: {node: Element; siblings: Nodes[]; definition: TagDefinition}[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const definition = tags[node.name ?? ''];
    if (!definition || !parent) return undefined;
    found.push({node, siblings: parent.children, definition});
    return SKIP;
  });
  for (const {node, siblings, definition} of found) {
    const content: RootContent[] = [];
    try {
      const place = placeAt(page, node.position?.start.offset);
      const attributes = readTag(node, place, definition);
      const {frontMatter} = page;
      const written = parse(await definition.write({attributes, place, frontMatter}));
      // What goes wrong in it is told at the tag: the lines of the written text are nobody's.
      visit(written, (it) => {
        if (node.position) it.position = node.position;
        else delete it.position;
      });
      await expand(written, draft);
      const [first] = written.children;
      const isPhrase = node.type === 'mdxJsxTextElement' && first?.type === 'paragraph';
      content.push(...(isPhrase ? first : written).children);
    } catch (error) {
      collect(error, problems);
    }
    siblings.splice(siblings.indexOf(node), 1, ...content);
  }
}

/**
 * @returns the attributes of a tag
 * @throws ContentError with every mistake in it
 */
function readTag(
  {type, name, attributes, children}: Element,
  place: string,
  {attributes: known, ids, inline}: TagDefinition,
): Tag['attributes'] {
  const tag = `<${name ?? ''}>`;
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes no attributes';
  const problems: Problem[] = [];
  const tell = (problem: string, fix: string): void => {
    problems.push({place, problem: `${tag} ${problem}`, fix});
  };
  const read: Record<string, string> = {};
  for (const it of attributes) {
    const written = it.type === 'mdxJsxAttribute' ? it.name : it.value;
    if (it.type !== 'mdxJsxAttribute' || typeof it.value !== 'string') {
      tell(`has "${written}", which is not a plain text attribute`, `write name="value"; ${takes}`);
    } else if (known.includes(written)) read[written] = it.value;
    else tell(`has the attribute "${written}"`, takes);
  }
  if (type === 'mdxJsxTextElement' && !inline) {
    const fix = 'put it on a line of its own, with an empty line before and after';
    tell('stands inside a line of text', fix);
  }
  if (children.length > 0) {
    const fix = `close it at once, as in <${name ?? ''} />; its content is made at build time`;
    tell('has content inside', fix);
  }
  const [named = ''] = known;
  const uses = listIds(read[named]).map((id) => ({id, place}));
  if (ids) problems.push(...findUnknown(uses, ids));
  if (problems.length > 0) throw new ContentError(problems);
  return read;
}

/** @returns the ids that an attribute names, separated by commas */
export const listIds = (names: string | undefined): string[] =>
  names === undefined ? [] : names.split(',').map((id) => id.trim());

/** What a text names of a register, and where. */
export type Use = {readonly id: string; readonly place: string};

/** @returns a problem for each id that a register does not have; ids that are spelled alike can say the opposite */
export function findUnknown(
  uses: readonly Use[],
  {register, known}: NonNullable<TagDefinition['ids']>,
): Problem[] {
  const unknown = uses.filter(({id}) => !known.includes(id));
  return unknown.map(({id, place}) => {
    const words = id.split('-');
    const alike = known.filter((it) => it.split('-').some((word) => words.includes(word)));
    const choice = (alike.length > 0 ? alike : known).slice(0, 20).join(', ');
    const problem = `names "${id}", which ${register} does not have`;
    return {place, problem, fix: `use one of ${choice}, or add it there with its source`};
  });
}
