import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {hasClass} from './elements';
import {prepareContent} from './prepareContent';

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Data {
    /** A place that links lead to, and what search calls it: on a heading, and on HTML in the text. */
    anchor?: {readonly id: string; readonly title: string};
    /** The name of the alternative that a node belongs to, such as a language. */
    choice?: string;
    /** On a line that only names what follows it. */
    isLabel?: boolean;
  }
}

type Flow = BlockContent | DefinitionContent;

/** Makes a line in bold, which names what follows it; none of an empty name. */
function label(name: string): Paragraph[] {
  const value = name.replaceAll(/\s+/gu, ' ').trim();
  if (value === '') return [];
  const data = {isLabel: true};
  return [
    {type: 'paragraph', data, children: [{type: 'strong', children: [{type: 'text', value}]}]},
  ];
}

/** Names what an element became if it is one of several alternatives: the panel of a tab, or a language of a console. */
function nameChoice({properties: {dataLabel}}: Element, flow: readonly Flow[]): Flow[] {
  if (dataLabel === undefined) return [...flow];
  const choice = String(dataLabel);
  return [...label(choice), ...flow].map((it) => ({...it, data: {...it.data, choice}}));
}

/**
 * Converts code to a fence with its language. The status of a recorded answer becomes a line above the fence: most
 * renderers do not show text after the language.
 */
function convertCode(_state: State, pre: Element): Flow[] {
  const {dataGrammar, dataRecorded = ''} = pre.properties;
  const lang = dataGrammar === undefined ? null : String(dataGrammar);
  const value = toString(pre).replace(/\n+$/u, '');
  return nameChoice(pre, [...label(String(dataRecorded)), {type: 'code', lang, value}]);
}

/** What names a box: the bar of a console and the head of its answers, without controls, and the kind of an admonition. */
const NAMES = ['console-bar', 'console-head', 'admonitionHeading'];

function convertBox(state: State, box: Element): Flow[] {
  if (NAMES.some((name) => hasClass(box, name))) return label(toString(box));
  // Otherwise the contents of boxes below or beside each other would run together in one line.
  const children = state.toFlow(state.all(box));
  const isNote = hasClass(box, 'theme-admonition');
  return nameChoice(box, isNote ? [{type: 'blockquote', children}] : children);
}

/** Converts a link, or the stand-in of an anchor, which is text until the tree is complete. */
function convertLink(state: State, element: Element): ReturnType<Handle> {
  const {dataAnchor, title = ''} = element.properties;
  if (dataAnchor !== undefined) {
    const anchor = {id: String(dataAnchor), title};
    return {type: 'inlineCode', value: '', data: {anchor}};
  }
  if (hasClass(element, 'button')) {
    return {type: 'paragraph', children: [defaultHandlers.a(state, element)]};
  }
  const isElement = (node: ElementContent): node is Element => node.type === 'element';
  const parts = element.children.filter(isElement);
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
  const anchor = {id: element.properties.id ?? '', title: toString(element)};
  return {...defaultHandlers.h2(state, element), data: {anchor}};
}

const HANDLERS: Readonly<Record<string, Handle>> = {
  a: convertLink,
  div: convertBox,
  pre: convertCode,
  section: convertBox,
  // Markdown has no collapsed parts.
  summary: (state, element) => ({
    type: 'paragraph',
    children: [defaultHandlers.strong(state, element)],
  }),
  wbr: () => undefined, // as a character, it would be part of a name that somebody copies
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tagName) => [tagName, convertHeading])),
};

/**
 * Converts the content of a page to Markdown nodes: fences with language and label, alternatives below their names,
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
