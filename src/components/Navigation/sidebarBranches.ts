import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Branches} from './PageTable';

/** What src/plugins/lean-client/sidebarBranches.cjs puts into a closed category in place of its items. */
export type StandIn = PropSidebarItemLink & {readonly branch: string};

/** The branches that are known, by their names. */
const known = new Map<string, PropSidebarItem[]>();

/** Takes branches of a sidebar in: the next page that is shown has them. */
export function learnBranches(branches: Branches): void {
  for (const [name, items] of Object.entries(branches)) {
    known.set(name, items);
  }
}

/** Tells how many branches are known, which grows with every new one. */
export function countBranches(): number {
  return known.size;
}

/** Tells whether an item stands in for a branch. */
export function isStandIn(item: PropSidebarItem | undefined): item is StandIn {
  return item?.type === 'link' && 'branch' in item;
}

/**
 * Gives the items of a branch, with those of branches inside it.
 *
 * @param name the name that a stand-in has
 * @returns undefined while the branch is not known
 */
export function findBranch(name: string): PropSidebarItem[] | undefined {
  const items = known.get(name);
  return items && fillBranches(items);
}

/**
 * Puts the branches that are known into the items of a sidebar.
 *
 * @param items the items as the area has them, with stand-ins
 * @returns the same items with stand-ins for unknown branches alone
 */
export function fillBranches(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const [first] = item.items;
    const branch = isStandIn(first) ? findBranch(first.branch) : undefined;
    return {...item, items: branch ?? fillBranches(item.items)};
  });
}
