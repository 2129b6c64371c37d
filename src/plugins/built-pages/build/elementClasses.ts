import type {Element} from 'hast';

/**
 * Lists the classes of an element.
 *
 * @returns the names in order; an empty array for an element without classes
 */
export function elementClasses(element: Element): readonly string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns true if an element has a class, also if the bundler has added a hash: `name` or `name_Ab1C`. */
export function hasClass(element: Element, name: string): boolean {
  return elementClasses(element).some((it) => it === name || it.startsWith(`${name}_`));
}
