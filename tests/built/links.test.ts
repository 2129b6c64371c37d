import {selectAll} from 'hast-util-select';
import {LinkChecker, LinkState} from 'linkinator';
import {expect, it} from 'vitest';
import {BUILD_DIR, parseBuilt, parseFile, publishedUrl, sitemapRoutes} from '../helpers/builtPages';
import {serveBuild} from '../helpers/serveBuild';

/** The page for writers, which no page links to. */
const UNLINKED = '/markdown-page';

/** Where the page for unknown addresses leads, to which no page links and whose own status is 404. */
const AFTER_ERROR = selectAll('a[href^="/"]:not([href^="/404"])', parseFile('404.html')).map(
  ({properties}) => String(properties.href),
);

const ENTRANCES = ['/', UNLINKED, ...AFTER_ERROR];

/** Follows every link of a served site from its entry pages, and returns the pages and a line for each dead link. */
async function checkLinks(siteUrl: string, entrances: readonly string[]) {
  const {links} = await new LinkChecker().check({
    path: entrances.map((entrance) => siteUrl + entrance),
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(siteUrl)),
  });
  const inside = links.filter(({url}) => url.startsWith(siteUrl));
  const shorten = (address: string): string => address.replace(siteUrl, '');
  const broken = inside
    .filter(({state}) => state === LinkState.BROKEN)
    .map(
      ({url, parent = '', status = 0}) => `${shorten(parent)} links to ${shorten(url)}: ${status}`,
    );
  return {pages: new Set(inside.map(({url}) => new URL(url).pathname)), faults: new Set(broken)};
}

it('every link leads somewhere, and every page is linked', async () => {
  const server = await serveBuild(BUILD_DIR);
  try {
    const {faults, pages} = await checkLinks(server.url, ENTRANCES);
    expect(AFTER_ERROR).not.toEqual([]);
    expect([...faults]).toEqual([]);
    expect(sitemapRoutes().filter((route) => !pages.has(route))).toEqual([]);
  } finally {
    await server.close();
  }
});

it('links to other sites are https, and none leads to this site', () => {
  const addresses = listAddresses('a[href*="//"]');
  expect(addresses.length).toBeGreaterThan(0);
  const isWrong = ({protocol, origin}: URL): boolean =>
    protocol !== 'https:' || origin === publishedUrl();
  expect(addresses.filter(isWrong)).toEqual([]);
});

it('links of pages to other sites name more than a host', () => {
  const addresses = listAddresses('main a[href*="//"]');
  expect(addresses.length).toBeGreaterThan(0);
  const isBare = ({pathname, search}: URL): boolean => pathname === '/' && search === '';
  expect(addresses.filter(isBare)).toEqual([]);
});

/** Lists the addresses of links on all pages. */
function listAddresses(selector: string): URL[] {
  const links = sitemapRoutes().flatMap((route) => selectAll(selector, parseBuilt(route)));
  return links.map(({properties}) => new URL(String(properties.href)));
}
