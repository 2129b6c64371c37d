import type {RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {problemAt, type Text} from './texts';
import type {Page} from './readPages';
import type {Problem} from '../../problems';

/** One separate text: a paragraph, a heading, a table cell, an attribute, a line of code or of front matter. */
export type Block = {
  readonly kind: 'prose' | 'code';
  /** As readers see it, with names in backticks. Tags are left out, links are replaced by their text. */
  readonly text: string;
  /** The language of code. */
  readonly language: string;
  /** The file it stands in, and the offset at which it starts there. */
  readonly source: Text;
  readonly offset: number;
};

/** Attributes that contain names and addresses, not prose. */
const NAMES = ['id', 'name', 'of', 'show', 'only', 'output', 'href', 'groupId', 'value', 'ticked'];

const FRONT_MATTER = /^(?:title|description|sidebar_label): *(.+)$/gm;

/**
 * Splits a page into the texts that can contain a statement.
 *
 * @returns its texts, in the order of the page
 */
export function listBlocks(page: Page): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], offset: number, text: string, language = ''): void => {
    const joined = kind === 'code' ? text : text.replaceAll(/\s+/g, ' ').trim();
    blocks.push({kind, text: joined, language, source: page, offset});
  };
  visit(page.tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    switch (node.type) {
      case 'yaml':
        for (const [line, text = ''] of node.value.matchAll(FRONT_MATTER)) {
          add('prose', page.text.indexOf(line), text);
        }
        return undefined;
      case 'code':
        for (const line of node.value.split('\n')) {
          add('code', page.text.indexOf(line, start), line, node.lang ?? '');
        }
        return undefined;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const it of node.attributes) {
          const isWords = it.type === 'mdxJsxAttribute' && !NAMES.includes(it.name);
          if (isWords && typeof it.value === 'string') add('prose', start, it.value);
        }
        return undefined;
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        add('prose', start, flatten(node));
        return node.type === 'tableCell' ? SKIP : undefined; // attributes in a paragraph are read too
      default:
        return undefined;
    }
  });
  return blocks;
}

function flatten(node: RootContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return '…';
  return 'children' in node ? node.children.map(flatten).join('') : '';
}

/** @returns a problem at words of a block, or at its start if the words are not contiguous in the source */
export function problemIn(
  {source, offset}: Block,
  words: string,
  problem: string,
  fix: string,
): Problem {
  const found = source.text.indexOf(words, offset);
  return problemAt(source, found < 0 ? offset : found, problem, fix);
}
