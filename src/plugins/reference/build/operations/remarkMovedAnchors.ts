import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readMovedAnchors} from './anchorFiles';
import {element, inlineElement} from './mdastNodes';
import {routeOf} from './readOperationPages';

/**
 * A remark plugin that keeps old links working, with and without JavaScript: it adds an empty element with the old id
 * before the heading, or inside the field, that `contract/moved-ids.json` maps the id to.
 *
 * @param options the folder of the site
 * @returns a transformer; it throws ContentError when the file does not have the expected form
 */
export function remarkMovedAnchors({siteDir}: {readonly siteDir: string}) {
  return (root: Root, file: VFile): void => {
    const route = routeOf(path.relative(siteDir, file.path));
    addMovedAnchors(root, readMovedAnchors(siteDir).content[route] ?? {});
  };
}

/**
 * Adds old ids to a page.
 *
 * @param root the page, with all its tags expanded
 * @param moved old ids, each with the id that replaces it on the same page
 */
export function addMovedAnchors(root: Root, moved: Readonly<Record<string, string>>): void {
  const oldIdsOf = (id: unknown): string[] =>
    Object.entries(moved).flatMap(([from, to]) => (to === id ? [from] : []));
  visit(root, (node, index, parent) => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'Anchored') {
      const id = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'id');
      node.children.push(...oldIdsOf(id?.value).map((from) => inlineElement('span', {id: from})));
      return undefined;
    }
    if (node.type !== 'heading' || !parent || index === undefined) return undefined;
    const spans = oldIdsOf(headingId(node)).map((from) => element('span', {id: from}, []));
    parent.children.splice(index, 0, ...spans);
    return [SKIP, index + spans.length + 1];
  });
}

/** The id of a rendered heading, or of one that a writer wrote, which has its id in a comment at the end. */
function headingId({data, children}: Heading): string | undefined {
  const drawn = data?.hProperties?.id;
  if (typeof drawn === 'string') return drawn;
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}
