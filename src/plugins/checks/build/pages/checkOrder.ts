import {findNearest, type Problem} from '../../../problems';
import {problemsOf} from './Page';
import {SECTIONS, type SidebarEntry} from './readSidebars';
import {type SiteMap, toRoute} from './SiteMap';

/**
 * Compares pages with sidebars, and finds files that claim the same address.
 *
 * @param pages the files of the pages, in the order of their paths
 * @param sidebars from `readSidebars`
 * @param map the routes and files that exist
 * @returns every problem
 */
export function checkOrder(
  pages: readonly string[],
  sidebars: readonly SidebarEntry[],
  map: SiteMap,
): Problem[] {
  return [
    ...checkNames(pages, sidebars),
    ...checkOrphans(pages, sidebars),
    ...checkAddresses(pages, map),
  ];
}

function toId(file: string, folder: string): string {
  return file.slice(folder.length + 1).replace(/\.mdx?$/, '');
}

function checkNames(pages: readonly string[], sidebars: readonly SidebarEntry[]): Problem[] {
  return sidebars.flatMap(({kind, name, folder, file, at}) => {
    const ids = pages.filter((it) => it.startsWith(`${folder}/`)).map((it) => toId(it, folder));
    if (kind !== 'page' || ids.includes(name)) {
      return [];
    }
    const nearest = findNearest(name, ids);
    const fix = nearest ? `write '${nearest}'` : `write the page ${folder}/${name}.mdx first`;
    return [problemsOf(file)(at, `names the page "${name}", which ${folder}/ does not have`, fix)];
  });
}

function checkOrphans(pages: readonly string[], sidebars: readonly SidebarEntry[]): Problem[] {
  return SECTIONS.flatMap(({folder, file: sidebar}) =>
    pages
      .filter((file) => file.startsWith(`${folder}/`))
      .filter(
        (file) => !sidebars.some((it) => it.folder === folder && it.name === toId(file, folder)),
      )
      .map((file) =>
        problemsOf(file)(
          undefined,
          'is in no sidebar',
          `add '${toId(file, folder)}' to ${sidebar}`,
        ),
      ),
  );
}

function checkAddresses(pages: readonly string[], {hasFile}: SiteMap): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((file) => {
    const route = toRoute(file);
    const owner = owners.get(route);
    owners.set(route, owner ?? file);
    const inTheWay = [`static${route}.html`, `static${route}/index.html`].filter(hasFile);
    const fix = 'rename one of the two';
    return [
      ...(owner ? [problemsOf(file)(undefined, `has the address ${route} of ${owner}`, fix)] : []),
      ...inTheWay.map((other) =>
        problemsOf(other)(undefined, `has the address ${route} of ${file}`, fix),
      ),
    ];
  });
}
