import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {placeAt} from '../places';
import type {Page} from '../readPages';
import {readYaml} from '../readYaml';

/** The anchors of each page as readers have bookmarked them, by route. */
const PUBLISHED = 'contract/published-ids.json';

/** A page whose tags are expanded. */
export type Expanded = {readonly page: Page; readonly tree: Root};

/** An id of an expanded page, and where its heading or element stands. */
type Anchor = {readonly id: string; readonly place: string};

/** The anchors of a page. */
export type Listed = {
  readonly page: Page;
  readonly route: string;
  readonly anchors: readonly Anchor[];
};

/** The ids of anchors by route, as readers have bookmarked them. */
type Published = Readonly<Record<string, readonly string[] | undefined>>;

/** A link within the site: where it stands, the route it leads to, and an anchor there. */
export type Use = {readonly place: string; readonly route: string; readonly id: string};

/** Lists the ids of headings and elements: those that a page writes, and those that headings make of their words. */
export function listAnchors({page, tree}: Expanded, route: string): Listed {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  visit(tree, (node) => {
    const id = idOf(node, (words) => slugger.slug(words));
    if (id !== undefined) anchors.push({id, place: placeAt(page, node.position?.start.offset)});
  });
  return {page, route, anchors};
}

function idOf(node: Nodes, slug: (words: string) => string): string | undefined {
  if (node.type === 'heading') {
    const comments = node.children.map((it) => (it.type === 'mdxTextExpression' ? it.value : ''));
    return /\/\*\s*#(\S+)\s*\*\//.exec(comments.join(''))?.[1] ?? slug(toString(node).trim());
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const value = node.attributes.find((it) => 'name' in it && it.name === 'id')?.value;
  return typeof value === 'object' ? value?.value.replace(/^"|"$/g, '') : value;
}

/**
 * Finds links to anchors that do not exist, published anchors that are gone, and ids that stand twice.
 *
 * @param dir the folder of the site
 * @param listed the anchors of the pages that could be expanded
 * @param uses the links of all pages
 */
export function checkAnchors(
  dir: string,
  listed: readonly Listed[],
  uses: readonly Use[],
): Problem[] {
  const published = readPublished(dir);
  return [
    ...listed.flatMap((it) => checkPublished(it, published[it.route] ?? [], uses)),
    ...uses.flatMap((use) => checkAnchor(use, listed, published)),
    ...listed.flatMap(findRepeatedIds),
  ];
}

function checkAnchor(
  {place, route, id}: Use,
  listed: readonly Listed[],
  published: Published,
): Problem[] {
  const anchors = listed.find((it) => it.route === route)?.anchors;
  const isGone = published[route]?.includes(id) === true; // told at its page
  if (!anchors || id === '' || isGone || anchors.some((it) => it.id === id)) return [];
  const ids = anchors.slice(0, 20).map((it) => `#${it.id}`);
  const problem = `links to "#${id}" of ${route}, which does not exist`;
  const fix = `use one of ${ids.join(', ')}${anchors.length > 20 ? ' …' : ''}`;
  return [{place, problem, fix, isWarning: true}];
}

/**
 * Finds published anchors that are gone, each with every link to it: most likely its heading was renamed. What looks
 * alike is not proposed, because it can mean the opposite.
 */
function checkPublished(
  {page, route, anchors}: Listed,
  published: readonly string[],
  uses: readonly Use[],
): Problem[] {
  const gone = published.filter((id) => !anchors.some((it) => it.id === id));
  const isWritten = (id: string): boolean => page.text.includes(`{/* #${id} */}`);
  const [added, ...others] = anchors.filter(({id}) => isWritten(id) && !published.includes(id));
  const renamed = others.length === 0 ? added : undefined;
  return gone.map((id) => {
    const links = uses.filter((use) => use.route === route && use.id === id);
    const places = links.map(({place}) => place).join(', ');
    const from = places === '' ? '' : `, to which ${places} link`;
    const keep = `put <OldAnchor id="${id}" /> above the heading that it is now`;
    return {
      place: renamed?.place ?? placeAt(page),
      problem: `no longer has the anchor "${id}", which readers may have bookmarked${from}`,
      fix: renamed
        ? `if it is "${renamed.id}" now, ${keep}; write #${renamed.id} in the links`
        : keep,
      isWarning: true,
    };
  });
}

function readPublished(dir: string): Published {
  const text = readFileSync(path.join(dir, PUBLISHED), 'utf8');
  const ids = {type: 'array', items: {type: 'string'}};
  const schema = {type: 'object', additionalProperties: ids};
  const fix = 'run npm run record -- ids';
  return readYaml<Record<string, string[]>>({file: PUBLISHED, text}, schema, fix).value;
}

function findRepeatedIds({anchors}: Listed): Problem[] {
  return anchors.flatMap(({id, place}, at): Problem[] => {
    const first = anchors.findIndex((it) => it.id === id);
    const other = anchors[first]?.place ?? place;
    if (first === at || other === place) return [];
    const problem = `has the id "${id}" twice, first at line ${other.split(':').at(-2) ?? ''}`;
    return [{place, problem, fix: 'give one heading an id of its own: {/* #other-id */}'}];
  });
}
