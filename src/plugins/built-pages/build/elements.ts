import type {Element, Nodes} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Returns the classes of an element, in order. */
function classesOf({properties: {className}}: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns true if an element has a class, also if the bundler has added a hash: `name` or `name_Ab1C`. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).some((it) => it === name || it.startsWith(`${name}_`));
}

/** Tells whether an element is the bar of a console, or the head of its answers: without controls, only a name is left. */
export function namesCode(element: Element): boolean {
  return hasClass(element, 'console-bar') || hasClass(element, 'console-head');
}

/**
 * Finds the first element, in document order, that passes a test. Selectors of `hast-util-select` take ten times as
 * long, which matters where every page of a large site is read.
 *
 * @param from where to search; if this is an element, it is tested too
 * @param test a function, the name of a tag, or a class with a dot before it
 */
export function findElement(
  from: Nodes,
  test: string | ((element: Element) => boolean),
): Element | undefined {
  const passes = (element: Element): boolean => {
    if (typeof test !== 'string') return test(element);
    return test.startsWith('.') ? hasClass(element, test.slice(1)) : element.tagName === test;
  };
  let found: Element | undefined;
  visit(from, 'element', (element) => {
    if (!passes(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
