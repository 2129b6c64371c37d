import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {placeAt, type Page} from '../readPages';
import {readYaml} from '../readYaml';

/** The sections with a sidebar: the folder of their pages, and the file that defines the order of the pages. */
const SECTIONS = [
  {folder: 'docs', file: 'sidebars.ts'},
  {folder: 'api', file: 'sidebarsApi.ts'},
] as const;

/** The anchors of each page as readers have bookmarked them, by route. */
const PUBLISHED = 'contract/published-ids.json';

/** The pages and what is known of them. */
export type Site = {
  readonly dir: string;
  readonly url: string;
  /** The file of every page, also of those that cannot be read. */
  readonly files: readonly string[];
};

/** A page whose tags are expanded. */
export type Expanded = {readonly page: Page; readonly tree: Root};

/**
 * Returns the route of a page. A file named `index`, `readme`, or like its folder has the route of the folder.
 *
 * @param file the path of the page, relative to the site's folder
 */
function toRoute(file: string): string {
  const parts = file.replace(/^src\/pages\/|\.\w+$/g, '').split('/');
  const [last = '', above = ''] = parts.slice().reverse();
  const isFolder = /^(?:index|readme)$/i.test(last) || (last === above && parts.length > 1);
  return `/${(isFolder ? parts.slice(0, -1) : parts).join('/')}`;
}

/** An id of an expanded page, where its heading or element stands, and whether the page gives it to a heading. */
type Anchor = {readonly id: string; readonly place: string; readonly isOwn: boolean};

/** A link to an anchor of a route, and where it stands. */
type Use = {readonly id: string; readonly place: string; readonly route: string};

/** Lists the ids of headings and elements: those that a page writes, and those that headings make of their words. */
function listAnchors({page, tree}: Expanded): Anchor[] {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  visit(tree, (node) => {
    const id = idOf(node, (words) => slugger.slug(words));
    if (id === undefined) return;
    const isOwn = page.text.includes(`{/* #${id} */}`);
    anchors.push({id, isOwn, place: placeAt(page, node.position?.start.offset)});
  });
  return anchors;
}

function idOf(node: Nodes, slug: (words: string) => string): string | undefined {
  if (node.type === 'heading') {
    const comments = node.children.flatMap((it) =>
      it.type === 'mdxTextExpression' ? [it.value] : [],
    );
    return /^\/\*\s*#(\S+)\s*\*\/$/.exec(comments.join(''))?.[1] ?? slug(toString(node).trim());
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
    const {value} = attribute;
    const id: unknown = typeof value === 'string' ? value : JSON.parse(value?.value ?? '""');
    return String(id);
  }
  return undefined;
}

/**
 * Checks links, images, anchors, and the order of pages in sidebars.
 *
 * @param site the pages and what is known of them
 * @param pages the pages that can be read
 * @param expanded those whose tags could be expanded: only their anchors are known
 * @returns every problem. One of an anchor or of a link to a file is a warning: Docusaurus warns of it too, and does
 *   not end the build
 */
export function checkLinks(
  site: Site,
  pages: readonly Page[],
  expanded: readonly Expanded[],
): Problem[] {
  const routes = listRoutes(site);
  const listed = expanded.map((it) => [toRoute(it.page.file), listAnchors(it)] as const);
  const anchors = new Map(listed);
  const uses: Use[] = [];
  const problems = pages.flatMap((page) => {
    const found: Problem[] = [];
    visit(page.tree, (node) => {
      const place = placeAt(page, node.position?.start.offset);
      for (const url of listTargets(node)) {
        const target = readTarget(url, page.file);
        const fault = checkTarget(url, target, page.file, site, routes);
        if (fault) found.push({place, ...fault});
        else if (target) uses.push({place, id: target.hash, route: target.route});
      }
      const fix = node.type === 'image' ? checkImage(page.file, node.url, site) : undefined;
      if (fix !== undefined && node.type === 'image') {
        found.push({place, problem: `shows the image "${node.url}"`, fix});
      }
    });
    return found;
  });
  return [
    ...problems,
    ...checkAnchors(uses, anchors, site),
    ...listed.flatMap(([, list]) => findRepeatedIds(list)),
    ...SECTIONS.flatMap((section) => checkSidebar(section, site)),
    ...checkRoutes(site),
  ];
}

function listRoutes({dir, files}: Site): ReadonlySet<string> {
  const code = readdirSync(path.join(dir, 'src/pages'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.[jt]sx?$/.test(name) && !/(?:^|[/\\])_/.test(name))
    .map((name) => toRoute(`src/pages/${name.split(path.sep).join('/')}`));
  const indexes = SECTIONS.flatMap(({folder, file}) =>
    [...readText(dir, file).matchAll(/slug: *'([^']+)'/g)].map(
      ([, slug]) => `/${folder}${slug ?? ''}`,
    ),
  );
  return new Set([...files.map(toRoute), ...code, ...indexes]);
}

function readText(dir: string, file: string): string {
  const whole = path.join(dir, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
}

function listTargets(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((it) =>
    it.type === 'mdxJsxAttribute' && it.name === 'href' && typeof it.value === 'string'
      ? [it.value]
      : [],
  );
}

/** Where a link within the site leads: a route, or the file of a page, and an anchor. */
type Target = {readonly route: string; readonly file: string | undefined; readonly hash: string};

function readTarget(url: string, from: string): Target | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(decode(url)) ?? [];
  const folder = path.posix.dirname(from);
  if (/\.mdx?$/.test(address)) {
    const file = address.startsWith('/') ? address.slice(1) : path.posix.join(folder, address);
    return {file, hash, route: toRoute(file)};
  }
  const own = toRoute(from);
  const route = address === '' ? own : path.posix.resolve(path.posix.dirname(own), address);
  return {file: undefined, hash, route};
}

type Fault = Omit<Problem, 'place'>;

function checkTarget(
  url: string,
  target: Target | undefined,
  from: string,
  {dir, url: siteUrl, files}: Site,
  routes: ReadonlySet<string>,
): Fault | undefined {
  const problem = `links to "${url}"`;
  const missing = `${problem}, which does not exist`;
  if (url === '') return {problem: missing, fix: 'write the address between the brackets'};
  if (/^\s*(?:javascript|data|vbscript):/i.test(url)) {
    return {problem, fix: 'link to a page or to an https address'};
  }
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) {
    const own = url.slice(siteUrl.length) || '/';
    return {problem: `links to this site as "${url}"`, fix: `write the path, ${own}`};
  }
  if (!target) {
    const isPlain = url.startsWith('http://') && !/^http:\/\/(?:localhost|127\.0\.0\.1)/.test(url);
    return isPlain ? {problem, fix: 'write https://'} : undefined;
  }
  if (target.file !== undefined) {
    if (files.includes(target.file)) return undefined;
    const alike = files.find((it) => path.basename(it) === path.basename(target.file ?? ''));
    const near = alike ?? findNearest(target.file, files);
    const fix = near === undefined ? 'write the path of a page' : `write ${relate(from, near)}`;
    return {problem: missing, fix, isWarning: true};
  }
  const isFile = existsSync(path.join(dir, 'static', target.route)) && /\.\w+$/.test(target.route);
  if (routes.has(target.route) || isFile) return undefined;
  const nearest = findNearest(target.route, [...routes]);
  return {
    problem: missing,
    fix: `write ${nearest ?? 'the address of a page, such as /docs/intro'}`,
  };
}

function relate(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns the fix for an image that cannot be shown; undefined if it can. */
function checkImage(file: string, url: string, {dir}: Site): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) {
    return 'put the file beside the page: pages load nothing from another host';
  }
  const target = decode(url.replace(/[?#].*$/s, ''));
  const place = target.startsWith('/')
    ? `static${target}`
    : path.posix.join(
        target.startsWith('@site/') ? '' : path.posix.dirname(file),
        target.replace('@site/', ''),
      );
  return existsSync(path.join(dir, place)) ? undefined : `put a file at ${place}, or fix the path`;
}

/**
 * Finds links to anchors that do not exist. A published anchor that is gone is told once, at its page, with every link
 * to it: most likely its heading was renamed. What looks alike is not proposed, because it can mean the opposite.
 */
function checkAnchors(
  uses: readonly Use[],
  anchors: ReadonlyMap<string, readonly Anchor[]>,
  {dir, files}: Site,
): Problem[] {
  const published = readPublished(dir);
  const gone = [...anchors].flatMap(([route, list]) => {
    const known = published[route] ?? [];
    const added = list.filter(({id, isOwn}) => isOwn && !known.includes(id));
    return known.filter((id) => !list.some((it) => it.id === id)).map((id) => ({route, id, added}));
  });
  const isGone = (use: {readonly route: string; readonly id: string}): boolean =>
    gone.some(({route, id}) => route === use.route && id === use.id);
  return [
    ...gone.map(({route, id, added}): Problem => {
      const [heading, ...others] = added;
      const links = uses.filter((it) => it.route === route && it.id === id);
      const page = files.find((it) => toRoute(it) === route) ?? route;
      const from =
        links.length === 0 ? '' : `, to which ${links.map(({place}) => place).join(', ')} link`;
      const keep = `put <OldAnchor id="${id}" /> above the heading that it is now`;
      const isRenamed = heading !== undefined && others.length === 0;
      return {
        place: isRenamed ? heading.place : `${page}:1:1`,
        problem: `no longer has the anchor "${id}", which readers may have bookmarked${from}`,
        fix: isRenamed
          ? `if it is "${heading.id}" now, ${keep}; write #${heading.id} in the links`
          : keep,
        isWarning: true,
      };
    }),
    ...uses.flatMap((use): Problem[] => {
      const list = anchors.get(use.route);
      if (!list || use.id === '' || list.some(({id}) => id === use.id) || isGone(use)) return [];
      const ids = list.map(({id}) => `#${id}`);
      return [
        {
          place: use.place,
          problem: `links to "#${use.id}" of ${use.route}, which does not exist`,
          fix: `use one of ${ids.slice(0, 20).join(', ')}${ids.length > 20 ? ' …' : ''}`,
          isWarning: true,
        },
      ];
    }),
  ];
}

function readPublished(dir: string): Readonly<Record<string, readonly string[] | undefined>> {
  const source = {file: PUBLISHED, text: readText(dir, PUBLISHED) || '{}'};
  const ids = {type: 'array', items: {type: 'string'}};
  const schema = {type: 'object', additionalProperties: ids};
  return readYaml<Record<string, string[]>>(source, schema, 'run npm run record -- ids').value;
}

function findRepeatedIds(anchors: readonly Anchor[]): Problem[] {
  const places = new Map<string, string>();
  return anchors.flatMap(({id, place}): Problem[] => {
    const first = places.get(id);
    places.set(id, first ?? place);
    if (first === undefined || first === place) return [];
    const line = first.split(':').at(-2) ?? '';
    const problem = `has the id "${id}" twice, first at line ${line}`;
    return [{place, problem, fix: 'give one heading an id of its own: {/* #other-id */}'}];
  });
}

/** Docusaurus tells a name of a sidebar that is no page, with all that are. */
function checkSidebar({folder, file}: (typeof SECTIONS)[number], {dir, files}: Site): Problem[] {
  const text = readText(dir, file);
  const source = {file, text};
  return files
    .filter((page) => page.startsWith(`${folder}/`))
    .flatMap((page): Problem[] => {
      const id = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
      const [first, second] = [...text.matchAll(new RegExp(`(['"\`])${id}\\1`, 'g'))];
      if (!first) {
        return [{place: `${page}:1:1`, problem: 'is in no sidebar', fix: `add '${id}' to ${file}`}];
      }
      if (!second) return [];
      const problem = `names the page "${id}" a second time`;
      return [{place: placeAt(source, second.index), problem, fix: 'name it once'}];
    });
}

/** Finds two files that claim the same address. */
function checkRoutes({dir, files}: Site): Problem[] {
  const fix = 'rename one of the two';
  return files.flatMap((file, at): Problem[] => {
    const route = toRoute(file);
    const other = files.slice(0, at).find((it) => toRoute(it) === route);
    const inTheWay = [`static${route}.html`, `static${route}/index.html`].filter((it) =>
      existsSync(path.join(dir, it)),
    );
    const problem = `has the address ${route} of ${other ?? file}`;
    return [...(other === undefined ? [] : [file]), ...inTheWay].map((it) => ({
      ...{place: `${it}:1:1`, problem, fix},
    }));
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
