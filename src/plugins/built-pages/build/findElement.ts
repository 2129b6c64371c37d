import type {Element, Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/**
 * Finds the first element, in document order, that passes a test. Selectors do the same at ten times the cost, which
 * matters where every page of a large site is read.
 *
 * @param from where to search; if this is an element, it is tested too
 */
export function findElement(
  from: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(from, 'element', (element) => {
    if (test(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}
