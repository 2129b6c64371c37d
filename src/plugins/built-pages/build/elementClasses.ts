import type {Element} from 'hast';

/**
 * Lists the classes of an element.
 *
 * @returns the names in order; none for an element without classes
 */
export function elementClasses(element: Element): readonly string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Tells whether an element has a class, or one that the bundler has given a hash: `name` or `name_Ab1C`. */
export function hasClass(element: Element, name: string): boolean {
  return elementClasses(element).some((it) => it === name || it.startsWith(`${name}_`));
}
