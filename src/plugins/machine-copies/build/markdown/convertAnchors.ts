import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Heading, Html, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Data {
    /** The ids by which links find the node. */
    anchors?: readonly string[];
  }
}

/** HTML, because Markdown has no form of its own that all readers know. */
function anchor(id: string): Html {
  return {type: 'html', value: `<a id="${id}"></a>`};
}

/** The id of an element, and its former ones, which are empty elements inside. */
function idsOf(element: Element): string[] {
  const ids: string[] = [];
  visit(element, 'element', (it) => {
    const {id} = it.properties;
    if (typeof id === 'string' && (it === element || it.children.length === 0)) {
      ids.push(id);
    }
  });
  return ids;
}

/** Markdown readers make the id of a heading from its words: only other ones have to be told. */
export function convertHeading(state: State, element: Element): Heading {
  const heading = defaultHandlers.h2(state, element);
  const known = idOfWords(toString(heading));
  for (const id of idsOf(element).filter((it) => it !== known)) {
    heading.children.push({type: 'text', value: ' '}, anchor(id));
  }
  return heading;
}

function idOfWords(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
}

/** Words with an address of their own, such as a field. `placeAnchors` writes it. */
export function convertSpan(state: State, element: Element): ReturnType<Handle> {
  const anchors = idsOf(element);
  const [first, ...rest] = state.all(element);
  return first && anchors.length > 0 ? [{...first, data: {anchors}}, ...rest] : state.all(element);
}

/**
 * Puts the anchors of words into a page. They come last: the converter would make a block of HTML that it finds
 * among words.
 */
export function placeAnchors(root: Root): void {
  visit(root, (node, index, parent) => {
    const anchors = node.data?.anchors;
    if (!anchors || !parent || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 0, ...anchors.map(anchor));
    return [SKIP, index + anchors.length + 1];
  });
}
