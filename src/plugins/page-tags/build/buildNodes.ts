import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast'; // adds hProperties to the nodes' data
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The content of one table cell or one line of text. */
export type Phrase = readonly PhrasingContent[];

const parser = unified().use(remarkParse).freeze();

/** @returns plain text */
export function buildText(value: string): Text {
  return {type: 'text', value};
}

/** @returns text in code font */
export function buildInlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** @returns text in bold */
export function buildStrong(value: string): Strong {
  return {type: 'strong', children: [buildText(value)]};
}

/** @returns a link to an address, or to an anchor of the page */
export function buildLink(url: string, children: Phrase): Link {
  return {type: 'link', url, children: [...children]};
}

/** @returns one paragraph */
export function buildParagraph(children: Phrase): Paragraph {
  return {type: 'paragraph', children: [...children]};
}

/** @returns a code block */
export function buildCode(lang: string, value: string): Code {
  return {type: 'code', lang, meta: null, value};
}

/** @returns a heading with a fixed id, which the table of contents and links use */
export function buildHeading(depth: Heading['depth'], id: string, children: Phrase): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [...children]};
}

/** @returns a list with one line per item, numbered if `ordered` is set */
export function buildList(items: readonly Phrase[], ordered = false): List {
  const children = items.map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [buildParagraph(item)],
  }));
  return {type: 'list', ordered, start: ordered ? 1 : null, spread: false, children};
}

/** @returns a table with one header row */
export function buildTable(header: readonly string[], rows: readonly (readonly Phrase[])[]): Table {
  const lines: (readonly Phrase[])[] = [header.map((it) => [buildText(it)]), ...rows];
  return {
    type: 'table',
    align: header.map(() => null),
    children: lines.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: [...cell]})),
    })),
  };
}

/**
 * @param name a component that is available on pages
 * @param attributes its attributes, in order
 * @param children its content
 * @returns the component as a block element
 */
export function buildElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const written = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: String(value),
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: written, children};
}

/**
 * Parses a text of the contract, which may contain Markdown.
 *
 * @param markdown one or more sentences, with code font, bold or links
 * @returns the nodes of its first paragraph
 */
export function parsePhrase(markdown: string): Phrase {
  const [first] = parser.parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [buildText(markdown)];
}
