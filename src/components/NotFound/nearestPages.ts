import {editDistance} from '@site/src/plugins/problems/browser/editDistance';

/** A page that exists. */
export type Page = {readonly href: string; readonly label: string};

function segments(path: string): string[] {
  const plain = path.toLowerCase().replace(/\.html?$/, '');
  return plain.split('/').filter(Boolean);
}

function share(from: string, to: string): number {
  const length = Math.max(from.length, to.length);
  return length === 0 ? 0 : editDistance(from, to) / length;
}

/** The distance between a path and a page: 0 for equal paths. The last segment counts for more than the whole path. */
function distance(asked: string, href: string): number {
  const [from, to] = [segments(asked), segments(href)];
  const whole = share(from.join('/'), to.join('/'));
  return 0.4 * whole + 0.6 * share(from.at(-1) ?? '', to.at(-1) ?? '');
}

/**
 * Finds the pages that a mistyped or outdated path most likely refers to.
 *
 * @param asked the path that has no page
 * @param pages all pages
 * @param count the maximum number of pages to return
 * @returns the nearest pages, nearest first; an empty array when no page is near enough
 */
export function nearestPages(asked: string, pages: readonly Page[], count = 4): Page[] {
  const ranked = pages.map((page) => ({page, away: distance(asked, page.href)}));
  const near = ranked.filter(({away}) => away < 0.62).sort((one, other) => one.away - other.away);
  return near.slice(0, count).map(({page}) => page);
}
