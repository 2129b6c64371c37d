import {nearestName, type Problem} from '../../../problems';

/** The anchors that people may have linked to, by the route of their page. */
export type PublishedAnchors = Readonly<Record<string, readonly string[]>>;

/** Redirects of removed anchors, from the old id to the new id, by the route of their page. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One of the two files, with its source text for finding the places of ids. */
export type AnchorFile<Content> = {
  readonly file: string;
  readonly source: string;
  readonly content: Content;
};

/** The anchors of one page. */
export type RenderedPage = {
  readonly file: string;
  readonly route: string;
  readonly anchors: readonly string[];
  /** Whether it renders an operation: programs link to each of its fields. */
  readonly isReference: boolean;
};

const RECORD = 'run "npm run record -- ids"';

/**
 * Keeps links working: an anchor must not disappear without a redirect, and every anchor of the reference has to be
 * recorded.
 *
 * @param pages the pages with their anchors
 * @param published `contract/published-ids.json`
 * @param moved `contract/moved-ids.json`
 * @returns each anchor that is removed, new or duplicated, and each redirect that is wrong
 */
export function checkAnchors(
  pages: readonly RenderedPage[],
  published: AnchorFile<PublishedAnchors>,
  moved: AnchorFile<MovedAnchors>,
): Problem[] {
  return [
    ...pages.flatMap((page) => checkDoubled(page)),
    ...Object.entries(published.content).flatMap(([route, ids]) =>
      checkRemoved({route, ids}, pages, published, moved),
    ),
    // The headings of a guide are recorded when it is finished; a test in tests/unit/reference/operations checks that.
    ...pages.filter(({isReference}) => isReference).flatMap((page) => checkNew(page, published)),
    ...Object.entries(moved.content).flatMap(([route, targets]) =>
      Object.entries(targets).flatMap(([from, to]) => checkMoved({route, from, to}, pages, moved)),
    ),
  ];
}

function checkDoubled({file, anchors}: RenderedPage): Problem[] {
  const doubled = anchors.filter((id, index) => anchors.indexOf(id) !== index);
  return doubled.map((id) => ({
    place: `${file}:1:1`,
    problem: `has the anchor "${id}" twice`,
    fix: 'give one of the two headings another id, or rename one of the two fields or forms in the contract',
  }));
}

function checkRemoved(
  {route, ids}: {readonly route: string; readonly ids: readonly string[]},
  pages: readonly RenderedPage[],
  published: AnchorFile<PublishedAnchors>,
  moved: AnchorFile<MovedAnchors>,
): Problem[] {
  const page = pages.find((it) => it.route === route);
  // A removed page cannot keep anchors; the bundler reports links to it.
  if (!page) return [];
  const {anchors} = page;
  const targets = moved.content[route] ?? {};
  return ids
    .filter((id) => !anchors.includes(id) && !(id in targets))
    .map((id) => ({
      place: placeOfId(published, route, id),
      problem: `lists "${id}" of ${route}, which is no longer on that page`,
      fix: `bring it back, or redirect its links: add "${id}": "${nearestName(id, anchors) ?? ''}" to "${route}" in ${moved.file}`,
    }));
}

/**
 * @param page a page with its anchors
 * @param published `contract/published-ids.json`
 * @returns the anchors that are not recorded yet, as one problem
 */
export function checkNew(
  {file, route, anchors}: RenderedPage,
  published: AnchorFile<PublishedAnchors>,
): Problem[] {
  const known = published.content[route] ?? [];
  const fresh = anchors.filter((id) => !known.includes(id));
  if (fresh.length === 0) return [];
  const problem = `has anchors that ${published.file} does not list: ${fresh.join(', ')}`;
  return [{place: `${file}:1:1`, problem, fix: RECORD}];
}

function checkMoved(
  {route, from, to}: {readonly route: string; readonly from: string; readonly to: string},
  pages: readonly RenderedPage[],
  moved: AnchorFile<MovedAnchors>,
): Problem[] {
  const page = pages.find((it) => it.route === route);
  if (!page) return [];
  const {anchors} = page;
  const place = placeOfId(moved, route, from);
  if (anchors.includes(from)) {
    const problem = `redirects "${from}" of ${route}, but the page still has it`;
    return [{place, problem, fix: 'remove the line'}];
  }
  if (anchors.includes(to)) return [];
  const problem = `redirects "${from}" to "${to}", which ${route} does not have`;
  return [{place, problem, fix: `did you mean "${nearestName(to, anchors) ?? ''}"?`}];
}

/** Returns `file:line:col` of an id in a file that lists it under its page. */
function placeOfId({file, source}: AnchorFile<unknown>, route: string, id: string): string {
  const start = Math.max(source.indexOf(JSON.stringify(route)), 0);
  const offset = Math.max(source.indexOf(JSON.stringify(id), start), 0);
  const before = source.slice(0, offset).split('\n');
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
