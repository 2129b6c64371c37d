import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeAt, type Text} from '../../files';
import {readAttribute, readHeadingId} from './nodes';

/** A place of a page that links can lead to. */
type Anchor = {
  readonly id: string;
  /** `file:line:column` */
  readonly place: string;
};

/**
 * Lists the anchors of a page: ids of headings, written or made from their words as Docusaurus makes them, and ids of
 * elements.
 *
 * @param page the text of the page
 * @param tree its tree, with its components expanded
 */
export function listAnchors(page: Text, tree: Root): Anchor[] {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  visit(tree, (node) => {
    const id =
      node.type === 'heading'
        ? (readHeadingId(node) ?? slugger.slug(readTitle(node)))
        : readAttribute(node, 'id');
    if (id !== undefined) anchors.push({id, place: placeAt(page, node.position?.start.offset)});
  });
  return anchors;
}

function readTitle(heading: Heading): string {
  return toString(heading).trim();
}
