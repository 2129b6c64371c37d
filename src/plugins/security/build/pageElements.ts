import {type DefaultTreeAdapterMap, defaultTreeAdapter, parse} from 'parse5';

/** An element as the parser gives it: attributes in lower case, and where each part stands in the text. */
export type PageElement = DefaultTreeAdapterMap['element'];

/** A place in the text of a page. */
export type Spot = {readonly start: number; readonly end: number};

/**
 * Lists the elements of a page in the order of the document, those within `template` too. The tree is that of
 * browsers without scripts; a tree of hast would take twice as long, which counts at a thousand pages.
 *
 * @param html a whole document
 */
export function listElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const collect = (nodes: readonly DefaultTreeAdapterMap['childNode'][]): void => {
    for (const node of nodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      found.push(node);
      collect('content' in node ? node.content.childNodes : node.childNodes);
    }
  };
  collect(parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false}).childNodes);
  return found;
}

/** Gives the value of an attribute, or undefined when the element has none of that name. */
export function attributeOf({attrs}: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Gives the words of an attribute, in lower case. */
export function wordsOf(element: PageElement, name: string): string[] {
  return (attributeOf(element, name) ?? '').toLowerCase().split(/\s+/);
}

/** Gives the text that stands directly in an element: all that scripts and style elements have. */
export function textOf({childNodes}: PageElement): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** Tells where an element stands; undefined for one that the parser put in itself. */
export function spotOf({sourceCodeLocation: place}: PageElement): Spot | undefined {
  return place ? {start: place.startOffset, end: place.endOffset} : undefined;
}

/** Tells where an attribute stands in the text, its name included. */
export function attributeSpotOf(element: PageElement, name: string): Spot | undefined {
  const place = element.sourceCodeLocation?.attrs?.[name];
  return place ? {start: place.startOffset, end: place.endOffset} : undefined;
}
