import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** A file whose texts readers or programs see. */
export type TextFile = {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
};

/** A page whose Markdown could be parsed. The type `Page` of `checks` has more, but is not needed here. */
export type PageFile = TextFile & {readonly tree: Root};

/** One separate text: a paragraph, a heading, a table cell, an attribute, a line of code or of front matter. */
export type Block = {
  readonly file: string;
  /** As readers see it, with names in backticks. Tags are left out, links are replaced by their text. */
  readonly text: string;
  readonly kind: 'prose' | 'heading' | 'code';
  /** The text of its file, and the offset at which the block starts in it, for places in messages. */
  readonly source: string;
  readonly offset: number;
};

/** Languages of code blocks with commands and addresses. JSON is compared with the contract elsewhere. */
const CODE = ['bash', 'text', 'http'];

/** Attributes that contain names and addresses, not prose. */
const NAMES = ['id', 'name', 'of', 'show', 'only', 'output', 'href', 'groupId', 'value'];

const FRONT_MATTER = /^(?:title|description|sidebar_label): *(?<text>.+)$/gm;

/**
 * Splits a page into the texts that can contain a statement.
 *
 * @returns its texts, in the order of the page
 */
export function listBlocks({file, text: source, tree}: PageFile): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], offset: number | undefined, text: string): void => {
    blocks.push({
      file,
      kind,
      text: text.replaceAll(/\s+/g, ' ').trim(),
      source,
      offset: offset ?? 0,
    });
  };
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    if (node.type === 'yaml') {
      for (const match of node.value.matchAll(FRONT_MATTER)) {
        add('prose', source.indexOf(match[0]), match.groups?.text ?? '');
      }
    }
    if (node.type === 'code' && CODE.includes(node.lang ?? '')) {
      for (const line of node.value.split('\n')) add('code', source.indexOf(line, start), line);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isWords = attribute.type === 'mdxJsxAttribute' && !NAMES.includes(attribute.name);
        if (isWords && typeof attribute.value === 'string') add('prose', start, attribute.value);
      }
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    add(node.type === 'heading' ? 'heading' : 'prose', start, flatten(node));
    return node.type === 'tableCell' ? SKIP : undefined; // attributes inside a paragraph are read too
  });
  return blocks;
}

/** Splits a file that is not a page into lines: sidebars, rules for agents. Readers do not see comments: left out. */
export function listLines({file, text: source}: TextFile): Block[] {
  const lines = source.replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, (it) => it.replace(/[^\n]/g, ' '));
  let offset = 0;
  return lines.split('\n').map((line): Block => {
    const block = {file, kind: 'prose', text: line.trim(), source, offset} as const;
    offset += line.length + 1;
    return block;
  });
}

/** @returns `file:line:col` of words of a block, or of its start if the words are not contiguous in the source */
export function placeOf({file, source, offset}: Block, words: string): string {
  const found = source.indexOf(words, offset);
  const before = source.slice(0, found < 0 ? offset : found).split('\n');
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function flatten(node: RootContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxJsxTextElement') return '…';
  return 'children' in node ? node.children.map((child) => flatten(child)).join('') : '';
}
