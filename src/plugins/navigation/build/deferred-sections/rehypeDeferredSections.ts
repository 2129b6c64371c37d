import type {ElementContent, Root, RootContent} from 'hast';

/** The component that renders the content below the first screen: src/components/DeferredSections. */
const COMPONENT = 'DeferredSections';

/** About what a screen of 1440 x 900 shows below a title, or two screens of a phone. */
const FIRST_SCREEN_LINES = 45;

const CHARACTERS_IN_A_LINE = 60;

/** The lines that a block takes up in addition to its text. */
const MARGIN_LINES = 1;

/** Elements that can continue after a cut. A table or a code block stays whole. */
const CUT = /^(?:[ou]l|li|Columns?)$/;

/** Elements of which only the first child is visible: a title, or the open tab. */
const SHOW_ONE = /^(?:details|Tabs)$/;

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Returns false for imports and the like, which can be in a page but not in an element. */
function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}

function nameOf(node: RootContent): string {
  if (node.type === 'element') return node.tagName;
  return 'name' in node ? (node.name ?? '') : '';
}

/** Estimates how many lines a part of a page takes up. */
function countLines(node: RootContent): number {
  if (node.type === 'text') {
    const breaks = node.value.trim().split('\n').length - 1;
    return Math.max(breaks, node.value.length / CHARACTERS_IN_A_LINE);
  }
  if (!('children' in node)) return 0;
  const parts = node.children.filter((child) => !isBlank(child));
  const shown = SHOW_ONE.test(nameOf(node)) ? parts.slice(0, 1) : parts;
  const isBlock = node.type === 'element' || node.type === 'mdxJsxFlowElement';
  return shown.reduce((sum, child) => sum + countLines(child), isBlock ? MARGIN_LINES : 0);
}

function later(children: ElementContent[], keepsRoom: boolean): ElementContent {
  const attributes = keepsRoom
    ? [{type: 'mdxJsxAttribute' as const, name: 'keepsRoom', value: null}]
    : [];
  return {type: 'mdxJsxFlowElement', name: COMPONENT, attributes, children};
}

/**
 * Cuts where the first screen ends, both in the list that continues there and in the page around it.
 *
 * @param parent the page, or a part of it
 * @param lines the available space, in lines
 * @param isPage whether `parent` is the page
 * @returns the remaining lines; 0 if it was cut
 */
function cut(parent: {children: RootContent[]}, lines: number, isPage: boolean): number {
  let left = lines;
  for (const [index, child] of parent.children.entries()) {
    if ('children' in child && CUT.test(nameOf(child))) {
      left = cut(child, left, false);
    } else {
      left -= countLines(child);
    }
    const rest = parent.children.slice(index + 1);
    if (left <= 0) {
      const shown = rest.filter(isContent);
      if (!shown.every(isBlank)) {
        const others = rest.filter((node) => !isContent(node));
        parent.children.splice(index + 1, rest.length, later(shown, isPage), ...others);
      }
      return 0;
    }
  }
  return left;
}

/**
 * A rehype plugin that marks what is below the first screen of a page, so that a browser that goes to the page by a
 * link renders the visible part first. The HTML of the page stays the same. The plugin has to run last: nothing may add
 * to the page after it.
 */
export function rehypeDeferredSections() {
  return (tree: Root): void => {
    cut(tree, FIRST_SCREEN_LINES, true);
  };
}
