import {selectAll} from 'hast-util-select';
import {expect, it} from 'vitest';
import {
  builtFiles,
  htmlFile,
  parseBuilt,
  parseFile,
  publishedUrl,
  readBuilt,
  sitemapRoutes,
} from '../helpers/builtPages';

const FILES = new Set(builtFiles());
const SITE = publishedUrl();

/** The addresses that lead on to a page. */
const LEADS_ON = new Set(readBuilt('_redirects').match(/^\/\S*/gm));

/** Lists the links of a page to this site: what is loaded, and the section that is shown. */
function listLinks(file: string, route: string) {
  return selectAll('a[href]', parseFile(file)).flatMap(({properties}) => {
    const {origin, pathname, hash} = new URL(String(properties.href), SITE + route);
    return origin === SITE ? [{pathname, id: decodeURIComponent(hash.slice(1))}] : [];
  });
}

/** Returns whether an address has a file and, in a page, the section. */
function isThere({pathname, id}: ReturnType<typeof listLinks>[number]): boolean {
  if (FILES.has(pathname.slice(1)) || LEADS_ON.has(pathname)) return true;
  return (
    FILES.has(htmlFile(pathname)) &&
    (id === '' || readBuilt(htmlFile(pathname)).includes(`id="${id}"`))
  );
}

it('every link leads to a page or a file, and to a section that it has', () => {
  const pages = [...sitemapRoutes().map((route) => [htmlFile(route), route]), ['404.html', '/404']];
  const links = pages.flatMap(([file = '', route = '']) =>
    listLinks(file, route).map((link) => ({route, ...link})),
  );
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  const others = links.filter(({route, pathname}) => route !== pathname);
  const linked = new Set(others.map(({pathname}) => pathname));
  expect(sitemapRoutes().filter((route) => !linked.has(route))).toEqual([]);
});

it('links to other sites are https, and none leads to this site', () => {
  const addresses = listAddresses('a[href*="//"]');
  expect(addresses.length).toBeGreaterThan(0);
  const isWrong = ({protocol, origin}: URL): boolean =>
    protocol !== 'https:' || origin === publishedUrl();
  expect(addresses.filter(isWrong)).toEqual([]);
});

/** Lists the addresses of links on all pages. */
function listAddresses(selector: string): URL[] {
  const links = sitemapRoutes().flatMap((route) => selectAll(selector, parseBuilt(route)));
  return links.map(({properties}) => new URL(String(properties.href)));
}
