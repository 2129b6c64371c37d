import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {findElement, hasClass} from '../../../built-pages';
import {convertHeading, convertSpan, placeAnchors} from './convertAnchors';
import {convertCodeBlock, isCodeBlock} from './convertCodeBlock';
import {convertLink} from './convertLink';
import {convertTabs} from './convertTabs';
import {bold} from './nodes';

type Flow = BlockContent | DefinitionContent;

/**
 * Elements to drop: the title (the copy starts with it), controls, repeated page chrome, and drawings (each has its
 * text equivalent next to it).
 */
const DROPPED_TAGS = ['h1', 'nav', 'button', 'svg', 'script', 'style', 'template', 'noscript'];

const drop: Handle = () => undefined;

function isDropped(element: Element): boolean {
  return (
    element.properties.dataMarkdown === 'skip' ||
    element.properties.ariaHidden === 'true' ||
    hasClass(element, 'hash-link')
  );
}

function flowOf(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}

function convertAdmonition(state: State, element: Element): Flow {
  const heading = findElement(element, (it) => hasClass(it, 'admonitionHeading'));
  const content = findElement(element, (it) => hasClass(it, 'admonitionContent'));
  const title = heading ? toString(heading).trim() : '';
  return {
    type: 'blockquote',
    children: [bold(title), ...(content ? flowOf(state, content) : [])],
  };
}

function convertDiv(state: State, element: Element): ReturnType<Handle> {
  if (isCodeBlock(element)) {
    return convertCodeBlock(element);
  }
  if (hasClass(element, 'theme-tabs-container')) {
    return convertTabs(state, element);
  }
  if (hasClass(element, 'theme-admonition')) {
    return convertAdmonition(state, element);
  }
  // Otherwise the contents of boxes below or beside each other would run together in one line.
  return flowOf(state, {...element, children: separateLinks(element.children)});
}

/** Inserts a space between links that only the style sheet separates. */
function separateLinks(children: readonly ElementContent[]): ElementContent[] {
  const isLink = (it?: ElementContent): boolean => it?.type === 'element' && it.tagName === 'a';
  return children.flatMap((child, index): ElementContent[] =>
    isLink(child) && isLink(children[index - 1]) ? [{type: 'text', value: ' '}, child] : [child],
  );
}

/** Converts a summary, which names its details. Markdown has no collapsed parts, so it becomes a line in bold. */
function convertSummary(state: State, element: Element): ReturnType<Handle> {
  const children = state.all(element);
  const isPhrasing = (node: (typeof children)[number]): node is PhrasingContent =>
    ['text', 'inlineCode', 'link', 'emphasis', 'strong'].includes(node.type);
  const phrasing = children.filter(isPhrasing);
  return phrasing.length === children.length && phrasing.length > 0
    ? {type: 'paragraph', children: [{type: 'strong', children: phrasing}]}
    : children;
}

/** Converts a drawing to its text equivalent, under its name instead of the heading "Text version". */
function convertFigure(state: State, element: Element): ReturnType<Handle> {
  const title = findElement(element, ({tagName}) => tagName === 'title');
  const words = findElement(element, ({tagName}) => tagName === 'details');
  if (!title || !words) {
    return state.all(element);
  }
  const isSummary = (it: ElementContent): boolean =>
    it.type === 'element' && it.tagName === 'summary';
  const children = words.children.filter((child) => !isSummary(child));
  return [bold(toString(title)), ...flowOf(state, {...words, children})];
}

const STANDARD_HANDLERS: Readonly<Record<string, Handle>> = defaultHandlers;
const OWN_HANDLERS: Readonly<Record<string, Handle>> = {
  a: convertLink,
  div: convertDiv,
  figure: convertFigure,
  pre: (_state, element) => convertCodeBlock(element),
  span: convertSpan,
  summary: convertSummary,
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tagName) => [tagName, convertHeading])),
};
const CONTAINERS = ['p', 'ul', 'ol', 'section', 'header', 'dl', 'table'];

function unlessDropped(tagName: string): Handle {
  const convert = OWN_HANDLERS[tagName] ?? STANDARD_HANDLERS[tagName];
  return (state, element, parent) => {
    if (isDropped(element)) {
      return undefined;
    }
    return convert ? convert(state, element, parent) : state.all(element);
  };
}

const HANDLERS = Object.fromEntries([
  ...[...CONTAINERS, ...Object.keys(OWN_HANDLERS)].map((it) => [it, unlessDropped(it)] as const),
  ...DROPPED_TAGS.map((tagName) => [tagName, drop] as const),
]);

/**
 * Converts a page's content to Markdown nodes: fences with language and label, tabs as labeled alternatives,
 * collapsed parts expanded, anchors at link targets. Elements with `data-markdown="skip"` are left out.
 *
 * @param content the element that holds the page's content
 * @param resolve maps the address of a link or image to the one in the copy
 */
export function convertContent(content: Element, resolve: (address: string) => string): Root {
  const tree = toMdast(
    {type: 'root', children: [content]},
    // React separates runs of text with comments, which would be converted to HTML.
    {document: true, handlers: HANDLERS, nodeHandlers: {comment: () => undefined}},
  );
  const root: Root = tree.type === 'root' ? tree : {type: 'root', children: []};
  visit(root, ['link', 'image'], (node) => {
    if (node.type === 'link' || node.type === 'image') {
      node.url = resolve(node.url);
    }
  });
  placeAnchors(root);
  return root;
}
