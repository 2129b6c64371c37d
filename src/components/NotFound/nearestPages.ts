import {decoded} from '@site/src/plugins/navigation/browser/decoded';
import {editDistance} from '@site/src/plugins/problems/browser/editDistance';

/** A page that exists. */
export type Page = {readonly href: string; readonly label: string};

function segments(path: string): string[] {
  const plain = (decoded(path) ?? path).toLowerCase().replace(/\.html?$/, '');
  return plain.split('/').filter(Boolean);
}

function share(from: string, to: string): number {
  const length = Math.max(from.length, to.length);
  return length === 0 ? 0 : editDistance(from, to) / length;
}

/** How far a path is from a page, from 0 for the same: the whole path counts, its last part more. */
function distance(asked: string, href: string): number {
  const [from, to] = [segments(asked), segments(href)];
  const whole = share(from.join('/'), to.join('/'));
  return 0.4 * whole + 0.6 * share(from.at(-1) ?? '', to.at(-1) ?? '');
}

/**
 * Finds the pages a mistyped or outdated path most likely meant.
 *
 * @param asked the path that has no page
 * @param pages every page there is
 * @param count how many to return at most
 * @returns the nearest pages, nearest first; none when nothing comes near
 */
export function nearestPages(asked: string, pages: readonly Page[], count = 4): Page[] {
  const ranked = pages.map((page) => ({page, away: distance(asked, page.href)}));
  const near = ranked.filter(({away}) => away < 0.62).sort((one, other) => one.away - other.away);
  return near.slice(0, count).map(({page}) => page);
}
