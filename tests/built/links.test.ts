import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {readRedirects} from '@site/deploy/readRedirects';
import {
  builtFiles,
  htmlFile,
  parseFile,
  publishedUrl,
  readBuilt,
  selectOnPages,
  sitemapRoutes,
} from '../helpers/builtPages';

const FILES = new Set(builtFiles());
const SITE = publishedUrl();

const REDIRECTS = readRedirects(readBuilt('_redirects'));

type Link = {readonly pathname: string; readonly id: string};

function listLinks(file: string, route: string): Link[] {
  const urls = selectAll('a[href]', parseFile(file)).map(
    ({properties}) => new URL(String(properties.href), SITE + route),
  );
  const own = urls.filter(({origin}) => origin === SITE);
  return own.map(({pathname, hash}) => ({pathname, id: decodeURIComponent(hash.slice(1))}));
}

/** Returns whether an address has a file and, in a page, the section. */
function isThere({pathname, id}: Link): boolean {
  const page = htmlFile(pathname);
  if (FILES.has(page)) return id === '' || readBuilt(page).includes(`id="${id}"`);
  return FILES.has(pathname.slice(1)) || REDIRECTS.has(pathname);
}

test('every link has a target, and every page a link', () => {
  const pages = [...sitemapRoutes().map((route) => [htmlFile(route), route]), ['404.html', '/404']];
  const links = pages.flatMap(([file = '', route = '']) =>
    listLinks(file, route).map((link) => ({route, ...link})),
  );
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  const others = links.filter(({route, pathname}) => route !== pathname);
  const linked = new Set(others.map(({pathname}) => pathname));
  expect(sitemapRoutes().filter((route) => !linked.has(route))).toEqual([]);
});

test('absolute links use https, and none goes to this site', () => {
  const links = selectOnPages('a[href*="//"]');
  const addresses = links.map(({properties}) => new URL(String(properties.href)));
  expect(addresses.length).toBeGreaterThan(0);
  const isWrong = ({protocol, origin}: URL): boolean => protocol !== 'https:' || origin === SITE;
  expect(addresses.filter(isWrong)).toEqual([]);
});
