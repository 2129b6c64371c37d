import {type DefaultTreeAdapterMap, defaultTreeAdapter, parse} from 'parse5';

/** An element as the parser returns it: attributes in lower case, with the position of each part in the text. */
export type PageElement = DefaultTreeAdapterMap['element'];

/** A range in the text of a page. */
export type SourceRange = {readonly start: number; readonly end: number};

/**
 * Lists the elements of a page in document order, including those in a `template`. The tree is that of browsers with
 * scripting disabled; a hast tree would take twice as long, which matters at a thousand pages.
 *
 * @param html a complete document
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

/** Returns the value of an attribute, or undefined if the element has no such attribute. */
export function attributeOf({attrs}: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the words of an attribute, in lower case. */
export function wordsOf(element: PageElement, name: string): string[] {
  return (attributeOf(element, name) ?? '').toLowerCase().split(/\s+/);
}

/** Returns the text directly inside an element: scripts and style elements contain nothing else. */
export function textOf({childNodes}: PageElement): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** Returns the range of an element; undefined for one that the parser inserted itself. */
export function rangeOf({sourceCodeLocation: place}: PageElement): SourceRange | undefined {
  return place ? {start: place.startOffset, end: place.endOffset} : undefined;
}

/** Returns the range of an attribute, including its name. */
export function attributeRangeOf(element: PageElement, name: string): SourceRange | undefined {
  const place = element.sourceCodeLocation?.attrs?.[name];
  return place ? {start: place.startOffset, end: place.endOffset} : undefined;
}
