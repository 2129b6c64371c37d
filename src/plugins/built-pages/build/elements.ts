import type {Element, Nodes} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** @returns whether an element has a class, also if the bundler has added a hash: `name` or `name_Ab1C` */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes.some((it) => it === name || it.startsWith(`${name}_`));
}

/**
 * Finds the first element, in document order, with a tag, or with a class where `test` begins with a dot. Selectors of
 * `hast-util-select` take ten times as long, which matters where every page of a large site is read.
 */
export function findElement(from: Nodes, test: string): Element | undefined {
  let found: Element | undefined;
  visit(from, 'element', (element) => {
    const passes = test.startsWith('.')
      ? hasClass(element, test.slice(1))
      : element.tagName === test;
    if (!passes) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
