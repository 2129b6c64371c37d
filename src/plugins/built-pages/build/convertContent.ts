import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {convertCodeBlock} from './convertCodeBlock';
import {hasClass} from './elementClasses';
import {findElement} from './findElement';
import {label} from './nodes';
import {prepareContent} from './prepareContent';

type Flow = BlockContent | DefinitionContent;

const drop: Handle = () => undefined;

function flowOf(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}

function named(name: string): Flow {
  return label({type: 'text', value: name.trim()});
}

function convertDiv(state: State, element: Element): ReturnType<Handle> {
  if (hasClass(element, 'theme-code-block')) return convertCodeBlock(element);
  if (hasClass(element, 'theme-tabs-container')) return convertTabs(state, element);
  if (hasClass(element, 'theme-admonition')) return convertAdmonition(state, element);
  // Otherwise the contents of boxes below or beside each other would run together in one line.
  return flowOf(state, {...element, children: separateLinks(element.children)});
}

function convertAdmonition(state: State, element: Element): Flow {
  const heading = findElement(element, (it) => hasClass(it, 'admonitionHeading'));
  const content = findElement(element, (it) => hasClass(it, 'admonitionContent'));
  const title = heading ? [named(toString(heading))] : [];
  return {type: 'blockquote', children: [...title, ...(content ? flowOf(state, content) : [])]};
}

/** Converts tabs to labeled alternatives. The theme names a panel for print and for pages without scripts. */
function convertTabs(state: State, element: Element): Flow[] {
  const panels = element.children.flatMap((it) =>
    it.type === 'element' && it.properties.role === 'tabpanel' ? [it] : [],
  );
  const of = panels.map(({properties}) => String(properties.dataLabel));
  const marked = (nodes: readonly Flow[], name = ''): Flow[] =>
    nodes.map((node) => ({...node, data: {...node.data, choice: {name, of}}}));
  const alternatives = panels.flatMap((panel, index) => {
    const name = of[index] ?? '';
    return [...marked([named(name)]), ...marked(flowOf(state, panel), name)];
  });
  const words = {type: 'text', value: `Choose one: ${of.join(', ')}.`} as const;
  const data = {isLabel: true};
  return [...marked([{type: 'paragraph', data, children: [words]}]), ...alternatives];
}

/** Inserts a space between links that only the style sheet separates. */
function separateLinks(children: readonly ElementContent[]): ElementContent[] {
  const isLink = (it?: ElementContent): boolean => it?.type === 'element' && it.tagName === 'a';
  return children.flatMap((child, index): ElementContent[] =>
    isLink(child) && isLink(children[index - 1]) ? [{type: 'text', value: ' '}, child] : [child],
  );
}

/** Converts a link, or the stand-in of an anchor, which is text until the tree is complete. */
function convertLink(state: State, element: Element): ReturnType<Handle> {
  const {dataAnchor, title = ''} = element.properties;
  if (dataAnchor !== undefined) {
    const anchor = {id: String(dataAnchor), title};
    return {type: 'inlineCode', value: '', data: {anchor}};
  }
  const parts = element.children.filter((child) => child.type === 'element');
  const [first, ...rest] = parts;
  if (!first || rest.length === 0 || parts.length < element.children.length) {
    return defaultHandlers.a(state, element);
  }
  // A title and a text below it are a line of their own: otherwise they would run together.
  const link = defaultHandlers.a(state, {...element, children: [first]});
  const text = rest.map((part) => toString(part)).join(' ');
  return {type: 'paragraph', children: [link, {type: 'text', value: `: ${text}`}]};
}

function convertHeading(state: State, element: Element): ReturnType<Handle> {
  const heading = defaultHandlers.h2(state, element);
  const anchor = {id: element.properties.id ?? '', title: toString(element)};
  return {...heading, data: {anchor}};
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
  if (!title || !words) return state.all(element);
  const isSummary = (it: ElementContent): boolean =>
    it.type === 'element' && it.tagName === 'summary';
  const children = words.children.filter((child) => !isSummary(child));
  return [named(toString(title)), ...flowOf(state, {...words, children})];
}

const HANDLERS: Readonly<Record<string, Handle>> = {
  a: convertLink,
  div: convertDiv,
  figure: convertFigure,
  pre: (_state, element) => convertCodeBlock(element),
  summary: convertSummary,
  svg: drop,
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tagName) => [tagName, convertHeading])),
};

/**
 * Converts the content of a page to Markdown nodes: fences with language and label, tabs as labeled alternatives,
 * collapsed parts expanded, anchors where links lead. Elements with `data-markdown="skip"` are left out.
 *
 * @param content the element that holds the page's content; it is changed
 */
export function convertContent(content: Element): Root {
  prepareContent(content);
  const tree = toMdast(
    {type: 'root', children: [content]},
    // React separates runs of text with comments.
    {document: true, handlers: HANDLERS, nodeHandlers: {comment: () => undefined}},
  );
  const root: Root = tree.type === 'root' ? tree : {type: 'root', children: []};
  // Anchors are HTML, because Markdown has no syntax for them. The converter would make blocks of HTML within text.
  visit(root, 'inlineCode', ({data}, index, parent) => {
    if (!data?.anchor || !parent || index === undefined) return undefined;
    const html = {type: 'html', value: `<a id="${data.anchor.id}"></a>`, data} as const;
    const space = parent.type === 'heading' ? [{type: 'text', value: ' '} as const] : [];
    parent.children.splice(index, 1, ...space, html);
    return index + space.length + 1;
  });
  return root;
}
