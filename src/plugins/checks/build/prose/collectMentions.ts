import {SKIP, visit} from 'unist-util-visit';
import {type Page, pointAt, type Point} from '../pages/Page';
import {classifyCode} from './classifyCode';
import {classifyText} from './classifyText';
import type {Mention} from './Mention';

/** A mention and its position. */
export type PlacedMention = Mention & {readonly file: string; readonly point: Point};

/**
 * Collects what the prose of a page mentions of the contract. Code blocks are left out: they come from samples that are
 * run, or are parsed by another check.
 *
 * @param page a page
 * @returns the mentions in the order of the page
 */
export function collectMentions(page: Page): PlacedMention[] {
  const mentions: PlacedMention[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'code') return SKIP;
    if (node.type !== 'inlineCode' && node.type !== 'text') return undefined;
    const found = node.type === 'text' ? classifyText(node.value) : classifyCode(node.value);
    const start = node.position?.start.offset ?? 0;
    let from = start;
    for (const mention of found) {
      const offset = page.text.indexOf(mention.text, from);
      const isAhead = offset >= 0 && offset <= (node.position?.end.offset ?? offset);
      from = isAhead ? offset : start;
      mentions.push({...mention, file: page.file, point: pointAt(page.text, from)});
    }
    return undefined;
  });
  return mentions;
}
