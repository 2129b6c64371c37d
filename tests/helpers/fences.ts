import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './builtPages';

type Fence = {
  /** The language of its info string. */
  readonly language: string;
  /** The text of the block before it: a name such as `Python` in the copies of this site. */
  readonly name: string;
  readonly text: string;
};

export function listFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  visit(parseMarkdown(markdown), 'code', ({lang, value}, index, parent) => {
    const before: Nodes | undefined = parent?.children[(index ?? 0) - 1];
    const name = before ? toString(before).trim() : '';
    fences.push({language: lang ?? '', name, text: value.trimEnd()});
  });
  return fences;
}
