import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Heading, Html, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

declare module 'mdast' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Data {
    /** The ids that links to the node use. */
    anchors?: readonly string[];
  }
}

/** Builds an anchor in HTML, because Markdown has no syntax for it that all renderers support. */
function anchor(id: string): Html {
  return {type: 'html', value: `<a id="${id}"></a>`};
}

/** Returns the id of an element, and its former ids, which are on empty elements inside it. */
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

/** Converts a heading. Markdown renderers derive its id from its text, so only other ids have to be written. */
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

/** Converts text that has an id of its own, such as a field. `placeAnchors` writes the anchor. */
export function convertSpan(state: State, element: Element): ReturnType<Handle> {
  const anchors = idsOf(element);
  const [first, ...rest] = state.all(element);
  return first && anchors.length > 0 ? [{...first, data: {anchors}}, ...rest] : state.all(element);
}

/**
 * Inserts the anchors of inline text into a page. This runs last, because the converter would turn HTML that it finds
 * within text into a block.
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
