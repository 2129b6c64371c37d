import type {MarkdownCopy} from './renderMarkdownCopy';

const TITLES: ReadonlyMap<string, string> = new Map([
  ['default', 'Tutorial'],
  ['api', 'API reference'],
]);

/** A titled list of pages, in reading order. */
export type Section = {
  readonly title: string;
  readonly copies: readonly MarkdownCopy[];
};

/** All pages, in reading order. */
export type Arrangement = {
  /** The guides, then the reference. */
  readonly sections: readonly Section[];
  /** Pages that no sidebar lists, such as the home page: agents do not need them. */
  readonly rest: readonly MarkdownCopy[];
};

/**
 * Sorts the copies into reading order.
 *
 * @param order each docs instance's addresses in sidebar order
 * @throws an Error that names the addresses in a sidebar that the build does not have
 */
export function arrangeSections(
  copies: readonly MarkdownCopy[],
  order: ReadonlyMap<string, readonly string[]>,
): Arrangement {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]));
  const listed = [...order.values()].flat();
  const missing = listed.filter((route) => !byRoute.has(route));
  if (missing.length > 0) {
    throw new Error(`The sidebars list pages that the build does not have: ${missing.join(', ')}.`);
  }
  const inSidebars = new Set(listed);
  return {
    sections: [...TITLES].map(([id, title]) => ({
      title,
      copies: (order.get(id) ?? []).flatMap((route) => byRoute.get(route) ?? []),
    })),
    rest: copies.filter((copy) => !inSidebars.has(copy.route)),
  };
}
