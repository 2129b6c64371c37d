import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readAttribute, readHeadingId} from './nodes';

/**
 * Lists the ids of a page that links can lead to: of headings, written or made from their words as Docusaurus makes them,
 * and of elements.
 *
 * @param tree of the page, with its components expanded
 */
export function listAnchors(tree: Root): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  visit(tree, (node) => {
    const id =
      node.type === 'heading'
        ? (readHeadingId(node) ?? slugger.slug(toString(node).trim()))
        : readAttribute(node, 'id');
    if (id !== undefined) ids.push(id);
  });
  return ids;
}
