import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Json} from './Operation';

/** A block of content between two headings. */
export type Block = BlockContent | DefinitionContent;

/** A block at the top level of a page. */
export type GeneratedBlock = Extract<RootContent, Block>;

type Attributes = Readonly<Record<string, string | true>>;

export const text = (value: string): Text => ({type: 'text', value});

export const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});

export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A heading with a given anchor instead of one generated from its words. */
export const heading = (depth: Heading['depth'], id: string, words: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(words)],
  data: {hProperties: {id}},
});

/** A list whose items are one sentence each. */
export const list = (items: readonly Block[][], isOrdered = false): List =>
  toList(items, {ordered: isOrdered, spread: false});

/** A list whose items are several blocks each. */
export const looseList = (items: readonly Block[][]): List =>
  toList(items, {ordered: false, spread: true});

function toList(items: readonly Block[][], form: Pick<List, 'ordered' | 'spread'>): List {
  const {spread} = form;
  const children = items.map((blocks): ListItem => ({type: 'listItem', spread, children: blocks}));
  return {type: 'list', ...form, children};
}

/** A code block of JSON with a title. */
export const jsonBlock = (title: string, value: Json): Code => ({
  type: 'code',
  lang: 'json',
  meta: `title="${title.replaceAll('"', "'")}"`,
  value: JSON.stringify(value, undefined, 2),
});

/** A component around blocks. */
export const element = (
  name: string,
  attributes: Attributes,
  children: readonly Block[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children: [...children],
});

/** A component around inline content. */
export const inlineElement = (
  name: string,
  attributes: Attributes,
  ...children: PhrasingContent[]
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toAttributes(attributes),
  children,
});

function toAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));
}
