import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../problems';
import {buildParagraph, type Phrase} from './buildNodes';

/** A tag as the writer wrote it. */
export type Tag = {
  readonly attributes: Readonly<Record<string, string>>;
  /** `file:line:col` of the tag. */
  readonly place: string;
};

/**
 * Generates the content that replaces a tag.
 *
 * @throws ContentError when the tag asks for something that does not exist
 */
type Expander = (tag: Tag) => readonly RootContent[];

/** A tag that has to be on its own line: the attributes it takes, and what replaces it. */
type BlockDefinition = {
  readonly attributes: readonly string[];
  readonly inline?: false;
  readonly expand: Expander;
};

/** A tag that can also be inside a line of text. On its own line, it becomes a paragraph. */
type InlineDefinition = {
  readonly attributes: readonly string[];
  readonly inline: true;
  readonly expand: (tag: Tag) => Phrase;
};

/** A tag that writers can use. */
export type TagDefinition = BlockDefinition | InlineDefinition;

/**
 * Replaces tags with content when the page is compiled, so that headings, the table of contents, search and the page
 * without scripts all have it.
 *
 * @param tree the page, changed in place
 * @param file the page's file, for messages
 * @param definitions the definitions, by tag name
 * @throws ContentError with every mistake in the tags of the page
 */
export function expandTags(
  tree: Root,
  file: VFile,
  definitions: Readonly<Record<string, TagDefinition>>,
): void {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const definition = definitions[node.name ?? ''];
    if (!definition || !parent || index === undefined) return undefined;
    const place = placeOf(file, node);
    const found = checkTag(node, place, definition);
    problems.push(...found);
    if (found.length > 0) return SKIP;
    try {
      const content = expand(node, definition, place);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return SKIP;
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function expand(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  definition: TagDefinition,
  place: string,
): readonly RootContent[] {
  const tag = {attributes: readAttributes(node), place};
  if (!definition.inline) return definition.expand(tag);
  const phrase = definition.expand(tag);
  return node.type === 'mdxJsxTextElement' ? phrase : [buildParagraph(phrase)];
}

function placeOf(file: VFile, node: MdxJsxFlowElement | MdxJsxTextElement): string {
  const start = node.position?.start;
  const name = path.relative(file.cwd, file.path);
  return start ? `${name}:${start.line}:${start.column}` : name;
}

function checkTag(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  place: string,
  {attributes: known, inline}: TagDefinition,
): Problem[] {
  const tag = `<${node.name ?? ''}>`;
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes no attributes';
  const problems = node.attributes.flatMap((attribute): Problem[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value !== 'string') {
      const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
      return [
        {
          place,
          problem: `${tag} has "${written}", which is not a plain text attribute`,
          fix: `write name="value"; ${takes}`,
        },
      ];
    }
    if (known.includes(attribute.name)) return [];
    return [{place, problem: `${tag} has the attribute "${attribute.name}"`, fix: takes}];
  });
  if (node.type === 'mdxJsxTextElement' && !inline) {
    problems.push({
      place,
      problem: `${tag} stands inside a line of text`,
      fix: 'put it on a line of its own, with an empty line before and after',
    });
  }
  if (node.children.length > 0) {
    problems.push({
      place,
      problem: `${tag} has content inside`,
      fix: `close it at once, as in <${node.name ?? ''} />; its content is made at build time`,
    });
  }
  return problems;
}

function readAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
): Readonly<Record<string, string>> {
  const pairs = node.attributes.flatMap((attribute): [string, string][] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(pairs);
}
