import {visit} from 'unist-util-visit';
import {isMap, isPair, isScalar, isSeq, parseDocument} from 'yaml';
import {parsePage} from '../../src/plugins/checks/build/pages/parsePage';
import type {Region} from './Mutation';

/** Link targets, tags, and comments, which readers do not see. They are replaced by spaces. */
const NO_WORDS = /\]\([^)]*\)|<[^>]+>|\{\/\*.*?\*\/\}/g;

/** Keys of texts for readers in the contract and in the register of open questions. */
const TEXT_KEYS =
  /^(?:description|summary|x-access|x-effects|meaning|fix|retryAdvice|by|because|then|question|meanwhile|name)$/;

/** Keys that contain several such texts. */
const WORD_LISTS = /^(?:causes|x-enum-meanings)$/;

/** @returns paragraphs, headings and table cells of a page, without link targets */
export function proseOf(text: string): Region[] {
  const regions: Region[] = [];
  visit(readTree(text), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const at = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (at === undefined || end === undefined) return;
    const words = text.slice(at, end).replace(NO_WORDS, (it) => ' '.repeat(it.length));
    regions.push({at, text: words});
  });
  return regions;
}

/** @returns the attribute values of a page's tags */
export function attributesOf(text: string): Region[] {
  return listMatches(text, /(?<=<[A-Z][^<>]*\b(?:title|of|id|name|show|only)=")[^"]+(?=")/g);
}

/** @returns title and description of a page */
export function frontMatterOf(text: string): Region[] {
  return listMatches(text, /(?<=^(?:title|description|sidebar_label): ).+$/gm).slice(0, 3);
}

/** @returns the code blocks that are written in the page itself */
export function blocksOf(text: string): Region[] {
  const regions: Region[] = [];
  visit(readTree(text), 'code', ({position}) => {
    const at = position?.start.offset;
    const end = position?.end.offset;
    if (at !== undefined && end !== undefined) regions.push({at, text: text.slice(at, end)});
  });
  return regions;
}

/** @returns the string literals in code that are sentences */
export function sentencesOf(text: string): Region[] {
  return listMatches(
    text,
    /(?<=^\s*(?:label: |title: |description:\s*)?['`])[A-Z][^\n]{12,}(?=['`],?$)/gm,
  );
}

/** @returns the texts of a YAML file that readers see */
export function yamlTextsOf(text: string): Region[] {
  const regions: Region[] = [];
  collectTexts(parseDocument(text).contents, false, (range) => {
    regions.push({at: range[0], text: text.slice(range[0], range[1])});
  });
  return regions;
}

/** @returns a whole text */
export function wholeOf(text: string): Region[] {
  return [{at: 0, text}];
}

function collectTexts(
  node: unknown,
  isText: boolean,
  add: (range: readonly [number, number, number]) => void,
): void {
  if (isScalar(node)) {
    if (isText && typeof node.value === 'string' && node.range) add(node.range);
  } else if (isSeq(node)) {
    for (const item of node.items) collectTexts(item, isText, add);
  } else if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const key = String(pair.key);
      if (key === 'example' || key === 'examples') continue;
      const isMeaning = isText && isScalar(pair.value);
      const isWords = TEXT_KEYS.test(key) && !isMap(pair.value);
      collectTexts(pair.value, isMeaning || isWords || WORD_LISTS.test(key), add);
    }
  }
}

function readTree(text: string) {
  const {page, problem} = parsePage({file: 'page.mdx', text});
  if (!page) throw new Error(problem.problem);
  return page.tree;
}

function listMatches(text: string, pattern: RegExp): Region[] {
  return [...text.matchAll(pattern)].map((match) => ({at: match.index, text: match[0]}));
}
