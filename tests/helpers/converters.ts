import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import TurndownService from 'turndown';
import {visit} from 'unist-util-visit';
import {parseMarkdown, publishedUrl} from './builtPages';

const turndown = new TurndownService({headingStyle: 'atx', codeBlockStyle: 'fenced'});
turndown.remove(['script', 'style']);

/**
 * Reads a page as the reader view of Firefox does.
 *
 * @param html a whole page
 * @param route its path: links are resolved against it
 * @returns the HTML of its article
 * @throws Error for a page that has no reader view
 */
export function openReaderView(html: string, route: string): string {
  const {document} = parseHTML(html);
  const base = document.createElement('base');
  base.setAttribute('href', publishedUrl() + route);
  document.head.append(base);
  const article = new Readability<string>(document).parse();
  if (!article?.content) throw new Error(`${route} has no reader view`);
  return article.content;
}

/** Converts a page to Markdown with Turndown, as coding agents do. */
export const convertWithTurndown = (html: string): string => turndown.turndown(html);

/** The programs that turn a page into Markdown, by their names. Each takes a whole page and its path. */
export const CONVERTERS: Readonly<Record<string, (html: string, route: string) => string>> = {
  Turndown: convertWithTurndown,
  'Readability and Turndown': (html, route) => convertWithTurndown(openReaderView(html, route)),
};

/** A block of code in Markdown. */
export type Fence = {
  /** The language of its info string. */
  readonly language: string;
  /** The text of the block before it: a name such as `Python` in the copies of this site. */
  readonly name: string;
  readonly text: string;
};

/** Lists the blocks of code in Markdown, in their order. */
export function listFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  visit(parseMarkdown(markdown), 'code', ({lang, value}, index, parent) => {
    const before: Nodes | undefined = parent?.children[(index ?? 0) - 1];
    const name = before ? toString(before).trim() : '';
    fences.push({language: lang ?? '', name, text: value.trimEnd()});
  });
  return fences;
}
