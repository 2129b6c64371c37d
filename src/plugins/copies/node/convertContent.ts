import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  DefinitionContent,
  InlineCode,
  Paragraph,
  PhrasingContent,
  Root,
  Strong,
} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

declare module 'mdast' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Data {
    /** A link target, and its title in search: on a heading, on the line of a closed block, and on HTML in the text. */
    anchor?: {readonly id: string; readonly title: string};
    /** The name of the alternative that a node belongs to, such as a language. */
    choice?: string;
    /** On a line that only names what follows it. */
    isLabel?: boolean;
  }
}

type Flow = BlockContent | DefinitionContent;

/** @returns whether an element has a class, even if the bundler has added a hash: `name` or `name_Ab1C` */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  const classes = [className ?? []].flat().map(String);
  return classes.some((known) => known === name || known.startsWith(`${name}_`));
}

/** Returns a text with one space for each gap, such as a line break, or the zero-width space at the end of a heading. */
export function squeeze(text: string): string {
  return text.replaceAll(/[\s\u200b]+/gu, ' ').trim();
}

/** Returns whether an element is a link without words. That of a heading to itself has a zero-width space. */
function isEmptyLink({tagName, children}: Element): boolean {
  if (tagName !== 'a') return false;
  return children.every((child) => child.type === 'text' && squeeze(child.value) === '');
}

/** Returns whether an element is not content: the title, which is read on its own, or a control. */
function isDropped(element: Element): boolean {
  const {dataMarkdown, ariaHidden, role} = element.properties;
  return (
    ['h1', 'nav', 'button', 'noscript'].includes(element.tagName) ||
    dataMarkdown === 'skip' ||
    ariaHidden === 'true' ||
    role === 'radiogroup' ||
    isEmptyLink(element)
  );
}

/** Makes a bold line that names what follows it, or none if the name is empty. Few renderers show the title of a fence. */
function label(name: string): Paragraph[] {
  const value = squeeze(name);
  if (value === '') return [];
  const words: Strong = {type: 'strong', children: [{type: 'text', value}]};
  return [{type: 'paragraph', data: {isLabel: true}, children: [words]}];
}

/**
 * Converts a code block of `renderCodeBlock`. One with a name is one of several alternatives: a language of a console, a
 * recorded response.
 */
function convertCodeBlock(state: State, block: Element): Flow[] {
  const isName = (child: ElementContent) =>
    child.type === 'element' && hasClass(child, 'code-name');
  const name = block.children.find(isName);
  const code = {...block, children: block.children.filter((child) => !isName(child))};
  const flow = state.toFlow(state.all(code));
  if (!name) return flow;
  const choice = toString(name);
  const named: Flow[] = [...label(choice), ...flow];
  return named.map((node) => ({...node, data: {...node.data, choice}}));
}

/** What names a block: the bar of a console and the head of its responses, without controls, and the kind of an admonition. */
const LABEL_CLASSES = ['console-bar', 'console-head', 'admonitionHeading'];

/** Names a block by its text. A bar that links to files, those of a program, keeps the links. */
function labelBlock(block: Element): Paragraph[] {
  const links: PhrasingContent[] = [];
  visit(block, 'element', (element) => {
    if (element.tagName !== 'a') return;
    if (links.length > 0) links.push({type: 'text', value: ' '});
    const text = {type: 'text', value: toString(element)} as const;
    links.push({type: 'link', url: String(element.properties.href), children: [text]});
  });
  const paragraphs = label(toString(block));
  if (links.length === 0) return paragraphs;
  const words: Strong = {type: 'strong', children: links};
  return paragraphs.map((line) => ({...line, children: [words]}));
}

function convertBlock(state: State, block: Element): Flow[] {
  if (hasClass(block, 'code')) return convertCodeBlock(state, block);
  if (LABEL_CLASSES.some((name) => hasClass(block, name))) return labelBlock(block);
  // Otherwise the contents of adjacent elements would run together in one line.
  const children = state.toFlow(state.all(block));
  if (hasClass(block, 'theme-admonition')) return [{type: 'blockquote', children}];
  return children;
}

/** The converter puts `html` into a paragraph, so an anchor is empty inline code until the end of `convertContent`. */
const anchor = (id: string, title: string): InlineCode => ({
  type: 'inlineCode',
  value: '',
  data: {anchor: {id, title: title.trim()}},
});

/** Converts text that has an anchor, such as the name of a field. */
function convertSpan(state: State, span: Element): ReturnType<Handle> {
  const {id, dataSearchTitle} = span.properties;
  const children = state.all(span);
  if (id === undefined || children.length === 0) return children;
  const title = dataSearchTitle ?? (id.includes('.') ? id : toString(span));
  return [anchor(id, String(title)), ...children];
}

/** Converts a heading. Its id is written only if Markdown renderers do not make it of its words. */
function convertHeading(state: State, element: Element): ReturnType<Handle> {
  const {id} = element.properties;
  const heading = defaultHandlers.h2(state, element);
  if (id === undefined) return heading;
  const title = toString(element);
  const children = [...heading.children];
  if (id !== createSlugger().slug(title)) children.push(anchor(id, title));
  return {...heading, children, data: {anchor: {id, title}}};
}

/** Converts the line of a closed block, which names what follows it: Markdown has no closed blocks. */
function convertSummary(state: State, element: Element): Paragraph {
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [defaultHandlers.strong(state, element)],
  };
  for (const child of element.children) {
    if (child.type !== 'element' || child.properties.id === undefined) continue;
    const {id} = child.properties;
    paragraph.data = {anchor: {id, title: toString(element)}};
    break;
  }
  return paragraph;
}

const ELEMENT_HANDLERS: Readonly<Record<string, Handle>> = {
  div: convertBlock,
  section: convertBlock,
  span: convertSpan,
  summary: convertSummary,
  h2: convertHeading,
  h3: convertHeading,
  h4: convertHeading,
  h5: convertHeading,
  h6: convertHeading,
  wbr: () => undefined, // as a character, it would become part of a copied name
};

/**
 * Converts the content of a page to Markdown nodes: code blocks with language and label, alternatives below their names,
 * collapsed parts expanded, anchors where links lead. Elements with `data-markdown="skip"` are left out.
 *
 * @param content the element that holds the page's content; it is changed
 */
export function convertContent(content: Element): Root {
  visit(content, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isDropped(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName !== 'code') return undefined;
    // Without an element for each token, the conversion takes half of the time.
    element.children = [{type: 'text', value: toString(element)}];
    return SKIP;
  });
  const tree = toMdast(
    {type: 'root', children: [content]},
    // React separates runs of text with comments.
    {document: true, handlers: ELEMENT_HANDLERS, nodeHandlers: {comment: () => undefined}},
  );
  const root: Root = tree.type === 'root' ? tree : {type: 'root', children: []};
  visit(root, 'inlineCode', (node, _index, parent) => {
    if (!node.data?.anchor) return;
    const target = `<a id="${node.data.anchor.id}"></a>`;
    const value = parent?.type === 'heading' ? ` ${target}` : target; // after the words
    Object.assign(node, {type: 'html', value});
  });
  return root;
}
