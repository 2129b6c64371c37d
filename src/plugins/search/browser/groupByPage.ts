import type {SearchHit} from './SearchSection';

/** A page and its matching sections. */
export type PageGroup = {
  readonly path: string;
  readonly title: string;
  readonly breadcrumb: string;
  readonly hits: readonly SearchHit[];
};

const MAX_PAGES = 8;
const MAX_HITS_PER_PAGE = 3;

/** The minimum score of a page's further hits, relative to its best hit: they are listed before the next page. */
const NEARLY_AS_GOOD = 0.6;

/**
 * Groups hits by page, in the order of each page's best hit.
 *
 * @param hits sorted by score, best first
 * @returns at most eight pages of at most three hits
 */
export function groupByPage(hits: readonly SearchHit[]): readonly PageGroup[] {
  const groups = new Map<string, {title: string; breadcrumb: string; hits: SearchHit[]}>();
  for (const hit of hits) {
    const path = hit.id.replace(/#.*$/u, '');
    const group = groups.get(path) ?? {title: hit.pageTitle, breadcrumb: hit.breadcrumb, hits: []};
    groups.set(path, group);
    const [best = hit] = group.hits;
    if (group.hits.length < MAX_HITS_PER_PAGE && hit.score >= best.score * NEARLY_AS_GOOD) {
      group.hits.push(hit);
    }
  }
  return [...groups].slice(0, MAX_PAGES).map(([path, group]) => ({path, ...group}));
}
