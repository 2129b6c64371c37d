import type {Section} from './renderLlmsTxt';
import type {MarkdownCopy} from './renderMarkdownCopy';

const TITLES: ReadonlyMap<string, string> = new Map([
  ['default', 'Guides'],
  ['api', 'API reference'],
]);

/**
 * Puts the copies into reading order: the guides, the reference, then pages that no sidebar lists.
 *
 * @param order each docs instance's addresses in sidebar order
 * @throws an Error naming the addresses that a sidebar lists and the build does not have
 */
export function arrangeSections(
  copies: readonly MarkdownCopy[],
  order: ReadonlyMap<string, readonly string[]>,
): readonly Section[] {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]));
  const listed = [...order.values()].flat();
  const missing = listed.filter((route) => !byRoute.has(route));
  if (missing.length > 0) {
    throw new Error(`The sidebars list pages that the build does not have: ${missing.join(', ')}.`);
  }
  const sections = [...TITLES].map(([id, title]) => ({
    title,
    copies: (order.get(id) ?? []).flatMap((route) => byRoute.get(route) ?? []),
  }));
  const inSidebars = new Set(listed);
  const rest = copies.filter((copy) => !inSidebars.has(copy.route));
  return [...sections, {title: 'Site', copies: rest}].filter(
    (section) => section.copies.length > 0,
  );
}
