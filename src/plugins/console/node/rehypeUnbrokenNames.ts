import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** What fits on a line of a phone, even where a reader has doubled the size of text. */
const LONGEST = 26;

/**
 * A rehype plugin that keeps names in code font as they are, and short ones on one line: browsers break `x-team-id` after
 * a hyphen, and no rule of a style sheet prevents this for short names only.
 */
export function rehypeUnbrokenNames() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'code'}, (element) => {
      element.properties.translate = 'no'; // browsers would translate names
      if (toString(element).length <= LONGEST) element.properties.className = ['unbroken'];
    });
  };
}
