import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {type Page, problemsOf} from './Page';
import {type SiteMap, toRoute} from './SiteMap';

type Node = Root['children'][number];

/**
 * Checks that links point to pages of the site, and images to files. Links from file to file and anchors are left to
 * Docusaurus, which warns about broken ones. Links to other hosts are not checked.
 *
 * @param page the page
 * @param map the routes and files that exist
 * @returns every problem, in the order of the page
 */
export function checkLinks({file, tree}: Page, map: SiteMap): Problem[] {
  const found: Problem[] = [];
  visit(tree, (node) => {
    if (node.type === 'root') {
      return;
    }
    const start = node.position?.start;
    const fix = node.type === 'image' ? checkImage(file, node.url, map) : undefined;
    if (fix) {
      found.push(problemsOf(file)(start, `shows the image "${readUrl(node)}"`, fix));
    }
    for (const url of listTargets(node)) {
      const fix = checkTarget(file, url, map);
      if (fix) {
        found.push(problemsOf(file)(start, `links to "${url}", which does not exist`, fix));
      }
    }
  });
  return found;
}

function readUrl(node: Node): string {
  return 'url' in node ? node.url : '';
}

function listTargets(node: Node): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  return node.attributes.flatMap((it) =>
    it.type === 'mdxJsxAttribute' && it.name === 'href' && typeof it.value === 'string'
      ? [it.value]
      : [],
  );
}

/** Returns the fix for a broken link; undefined if the link is not broken. */
function checkTarget(file: string, url: string, {routes, hasFile}: SiteMap): string | undefined {
  const target = decode(url.replace(/[?#].*$/s, ''));
  if (url === '') {
    return 'write the address between the brackets';
  }
  if (target === '' || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(target) || /\.mdx?$/.test(target)) {
    return undefined;
  }
  const beside = path.posix.join(path.posix.dirname(file), target);
  const address = path.posix.resolve(path.posix.dirname(toRoute(file)), target);
  const isThere =
    routes.has(address) ||
    (target.startsWith('/')
      ? hasFile(`static${target}`)
      : /\.\w+$/.test(target) && hasFile(beside));
  if (isThere) {
    return undefined;
  }
  const nearest = findNearest(address, [...routes.keys()]);
  return nearest ? `write ${nearest}` : 'write the address of a page, such as /docs/intro';
}

/** Returns the fix for an image that cannot be shown; undefined if it can. */
function checkImage(file: string, url: string, {hasFile}: SiteMap): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) {
    return 'put the file beside the page: pages load nothing from another host';
  }
  const target = decode(url.replace(/[?#].*$/s, ''));
  const wanted = target.startsWith('/')
    ? `static${target}`
    : target.replace(/^@site\//, '/').replace(/^(?!\/)/, `${path.posix.dirname(file)}/`);
  const place = path.posix.normalize(wanted).replace(/^\//, '');
  return hasFile(place) ? undefined : `put a file at ${place}, or fix the path`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
