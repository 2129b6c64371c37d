import type {Element, ElementContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent, Paragraph, PhrasingContent, Root} from 'mdast';
import {convertCodeBlock, isCodeBlock} from './convertCodeBlock';
import {hasClass} from '../../../built-pages';

type Flow = BlockContent | DefinitionContent;

/** The title (the copy opens with it), controls, repeats of the chrome, and drawings (each of which has its text equivalent beside it). */
const DROPPED_TAGS = ['h1', 'nav', 'button', 'svg', 'script', 'style', 'template', 'noscript'];

const drop: Handle = () => undefined;

function isDropped(element: Element): boolean {
  return (
    element.properties.dataMarkdown === 'skip' ||
    element.properties.ariaHidden === 'true' ||
    hasClass(element, 'hash-link')
  );
}

function bold(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]};
}

function text(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function flowOf(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}

/** Tabs hold the same thing in several forms: a reader needs one of them. */
function convertTabs(state: State, element: Element): Flow[] {
  const labels = selectAll('[role=tab]', element).map((tab) => toString(tab).trim());
  const panels = selectAll('[role=tabpanel]', element);
  const alternatives = panels.flatMap((panel, at) => [
    bold(labels[at] ?? ''),
    ...flowOf(state, withoutLabel(panel)),
  ]);
  return [text(`Choose one: ${labels.join(', ')}.`), ...alternatives];
}

/** A panel repeats its tab's label for readers without JavaScript; in the copy it would stand twice. */
function withoutLabel(panel: Element): Element {
  const isLabel = (child: ElementContent): boolean =>
    child.type === 'element' && child.properties.dataTabLabel !== undefined;
  return {...panel, children: panel.children.filter((child) => !isLabel(child))};
}

function convertAdmonition(state: State, element: Element): Flow {
  const heading = select('[class*=admonitionHeading]', element);
  const content = select('[class*=admonitionContent]', element);
  const title = heading ? toString(heading).trim() : '';
  return {
    type: 'blockquote',
    children: [bold(title), ...(content ? flowOf(state, content) : [])],
  };
}

function convertDiv(state: State, element: Element): ReturnType<Handle> {
  if (isDropped(element)) {
    return undefined;
  }
  if (isCodeBlock(element)) {
    return convertCodeBlock(element);
  }
  if (hasClass(element, 'theme-tabs-container')) {
    return convertTabs(state, element);
  }
  if (hasClass(element, 'theme-admonition')) {
    return convertAdmonition(state, element);
  }
  return state.all(element);
}

/** A summary names what its details hold; Markdown has no closed parts, so it becomes a line in bold. */
function convertSummary(state: State, element: Element): ReturnType<Handle> {
  const children = state.all(element);
  const isPhrasing = (node: (typeof children)[number]): node is PhrasingContent =>
    ['text', 'inlineCode', 'link', 'emphasis', 'strong'].includes(node.type);
  const phrasing = children.filter(isPhrasing);
  return phrasing.length === children.length && phrasing.length > 0
    ? {type: 'paragraph', children: [{type: 'strong', children: phrasing}]}
    : children;
}

const STANDARD_HANDLERS: Readonly<Record<string, Handle>> = defaultHandlers;

function unlessDropped(tagName: string): Handle {
  const convert = STANDARD_HANDLERS[tagName];
  return (state, element, parent) => {
    if (isDropped(element)) {
      return undefined;
    }
    return convert ? convert(state, element, parent) : state.all(element);
  };
}

function buildHandlers(): Record<string, Handle> {
  const containers = ['a', 'span', 'p', 'ul', 'ol', 'section', 'header', 'figure', 'dl', 'table'];
  return {
    ...Object.fromEntries(containers.map((tagName) => [tagName, unlessDropped(tagName)])),
    ...Object.fromEntries(DROPPED_TAGS.map((tagName) => [tagName, drop])),
    div: convertDiv,
    pre: (_state, element) => convertCodeBlock(element),
    summary: convertSummary,
  };
}

/**
 * Turns a page's content into Markdown nodes: fences with their language, tabs as labelled alternatives,
 * closed parts open. Elements with `data-markdown="skip"` are left out.
 *
 * @param content the element that holds the page's content
 * @param resolve turns the address of a link or image into the one the copy shows
 */
export function convertContent(content: Element, resolve: (address: string) => string): Root {
  const tree = toMdast(
    {type: 'root', children: [content]},
    // React separates runs of text by comments, which would come out as HTML.
    {document: true, handlers: buildHandlers(), nodeHandlers: {comment: () => undefined}},
  );
  const root: Root = tree.type === 'root' ? tree : {type: 'root', children: []};
  resolveAddresses(root, resolve);
  return root;
}

function resolveAddresses(
  node: Root | Root['children'][number],
  resolve: (address: string) => string,
): void {
  if (node.type === 'link' || node.type === 'image') {
    node.url = resolve(node.url);
  }
  if ('children' in node) {
    node.children.forEach((child) => resolveAddresses(child, resolve));
  }
}
