import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {attributeOf, type Page} from '../readPages';
import {readPublishedIds} from '../registers';
import {placeAt} from '../texts';

/** A page whose tags are expanded. */
export type Expanded = {readonly page: Page; readonly tree: Root};

/** A link within the site: where it stands, the route it leads to, and an anchor there. */
export type Use = {readonly place: string; readonly route: string; readonly id: string};

/**
 * Finds links to anchors that do not exist, and published anchors that are gone. (Ids that stand twice are told by
 * html-validate.)
 *
 * @param dir the folder of the site
 * @param expanded the pages that could be expanded
 * @param uses the links of all pages
 */
export function checkAnchors(
  dir: string,
  expanded: readonly Expanded[],
  uses: readonly Use[],
): Problem[] {
  const published = readPublishedIds(dir);
  return expanded.flatMap(({page, tree}) => {
    const anchors = listAnchors(page, tree);
    const promised = published[page.route] ?? [];
    const links = uses.filter(({route}) => route === page.route);
    const isKnown = (id: string): boolean => id === '' || anchors.has(id) || promised.includes(id);
    return [
      ...findGone(page, anchors, promised, links),
      ...links.filter(({id}) => !isKnown(id)).map((use) => explain(use, [...anchors.keys()])),
    ];
  });
}

/** @returns the ids of headings and elements, written or made of the words of a heading, each with its place */
function listAnchors(page: Page, tree: Root): ReadonlyMap<string, string> {
  const slugger = createSlugger();
  const anchors = new Map<string, string>();
  visit(tree, (node) => {
    const id = idOf(node, (words) => slugger.slug(words));
    if (id !== undefined) anchors.set(id, placeAt(page, node.position?.start.offset));
  });
  return anchors;
}

function idOf(node: Nodes, slug: (words: string) => string): string | undefined {
  if (node.type === 'heading') {
    const comments = node.children.map((it) => (it.type === 'mdxTextExpression' ? it.value : ''));
    return /\/\*\s*#(\S+)\s*\*\//.exec(comments.join(''))?.[1] ?? slug(toString(node).trim());
  }
  return attributeOf(node, 'id');
}

function explain({place, route, id}: Use, ids: readonly string[]): Problem {
  const choice = ids.slice(0, 20).map((it) => `#${it}`);
  const problem = `links to "#${id}" of ${route}, which does not exist`;
  const fix = `use one of ${choice.join(', ')}${ids.length > 20 ? ' …' : ''}`;
  return {place, problem, fix, isWarning: true};
}

/**
 * Finds published anchors that are gone, each with every link to it: most likely its heading was renamed. What looks
 * alike is not proposed, because it can mean the opposite.
 */
function findGone(
  page: Page,
  anchors: ReadonlyMap<string, string>,
  published: readonly string[],
  uses: readonly Use[],
): Problem[] {
  const isAdded = ([id]: readonly [string, string]): boolean =>
    !published.includes(id) && page.text.includes(`{/* #${id} */}`);
  const added = [...anchors].filter(isAdded);
  const [[newId, newPlace] = []] = added.length === 1 ? added : [];
  const gone = published.filter((id) => !anchors.has(id));
  return gone.map((id) => {
    const places = uses.filter((use) => use.id === id).map(({place}) => place);
    const from = places.length === 0 ? '' : `, to which ${places.join(', ')} link`;
    const keep = `put <OldAnchor id="${id}" /> above the heading that it is now`;
    return {
      place: newPlace ?? placeAt(page),
      problem: `no longer has the anchor "${id}", which readers may have bookmarked${from}`,
      fix: newId ? `if it is "${newId}" now, ${keep}; write #${newId} in the links` : keep,
      isWarning: true,
    };
  });
}
