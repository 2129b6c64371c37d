import type {RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {placeAt, type Page, type Text} from './readPages';

/** One separate text: a paragraph, a heading, a table cell, an attribute, a line of code or of front matter. */
export type Block = {
  readonly kind: 'prose' | 'heading' | 'code';
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

const FRONT_MATTER = /^(?:title|description|sidebar_label): *(?<text>.+)$/gm;

/**
 * Splits a page into the texts that can contain a statement.
 *
 * @returns its texts, in the order of the page
 */
export function listBlocks(page: Page): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], offset = 0, text = '', language = ''): void => {
    const joined = kind === 'code' ? text : text.replaceAll(/\s+/g, ' ').trim();
    blocks.push({kind, text: joined, language, source: page, offset});
  };
  visit(page.tree, (node) => {
    const start = node.position?.start.offset;
    if (node.type === 'yaml') {
      for (const match of node.value.matchAll(FRONT_MATTER)) {
        add('prose', page.text.indexOf(match[0]), match.groups?.text);
      }
    }
    if (node.type === 'code') {
      for (const line of node.value.split('\n')) {
        add('code', page.text.indexOf(line, start), line, node.lang ?? '');
      }
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

/** What readers of a file do not see, by its extension. In programs, they see comments. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  ts: /\/\*[\s\S]*?\*\/|^ *\/\/.*$|\$\{[^}]*\}/gm,
  yaml: /^ *(?:#|x-source:).*$/gm,
};

/** Splits a file that is not a page into lines, without comments and addresses, which readers do not see. */
export function listLines(source: Text): Block[] {
  const comments = COMMENTS[source.file.split('.').at(-1) ?? ''] ?? /(?!)/g;
  const text = [comments, /\]\([^)]*\)|https:[^\s`]+/g].reduce(
    (left, pattern) => left.replace(pattern, (it) => it.replace(/[^\n]/g, ' ')),
    source.text,
  );
  let offset = 0;
  return text.split('\n').map((line): Block => {
    const block = {kind: 'prose', text: line.trim(), language: '', source, offset} as const;
    offset += line.length + 1;
    return block;
  });
}

/** A sentence of a block, with the offset at which it starts in the block. */
export type Sentence = {readonly text: string; readonly start: number};

/** Splits a block into sentences; an error text in code font stays whole. */
export function listSentences({text}: Block): Sentence[] {
  const masked = text.replace(/`[^`]*`/g, (code) => code.replace(/[.!?:]/g, '_'));
  return [...masked.matchAll(/\S.*?(?:[.!?:]\**(?=\s)|$)/g)].map(({0: found, index}) => ({
    text: text.slice(index, index + found.length),
    start: index,
  }));
}

/** @returns `file:line:col` of words of a block, or of its start if the words are not contiguous in the source */
export function placeOf({source, offset}: Block, words = ''): string {
  const found = source.text.indexOf(words, offset);
  return placeAt(source, found < 0 ? offset : found);
}

function flatten(node: RootContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression') return '';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
    const [id] = node.attributes.map(({value}) => value);
    return node.name === 'Fact' && typeof id === 'string' ? `⟨${id}⟩` : '…';
  }
  return 'children' in node ? node.children.map((child) => flatten(child)).join('') : '';
}
