import {LinkChecker, LinkState, type LinkResult} from 'linkinator';

/** The result of following every link of a site. */
type LinkFindings = {
  /** Links inside the site, fragments included. */
  readonly followed: number;
  readonly pages: ReadonlySet<string>;
  /** One line for each dead link. */
  readonly faults: readonly string[];
};

/**
 * Follows every link of a served site from its entry pages, like a crawler, and ignores links to other hosts.
 *
 * @param siteUrl the URL of the served site
 * @param entrances paths to start from
 */
export async function checkBuiltLinks(
  siteUrl: string,
  entrances: readonly string[],
): Promise<LinkFindings> {
  const checker = new LinkChecker();
  const {links} = await checker.check({
    path: entrances.map((entrance) => `${siteUrl}${entrance}`),
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(siteUrl)),
  });
  const inside = links.filter(({url}) => url.startsWith(siteUrl));
  const broken = inside.filter(({state}) => state === LinkState.BROKEN);
  return {
    followed: inside.length,
    pages: new Set(inside.map(({url}) => new URL(url).pathname)),
    faults: [...new Set(broken.map((link) => formatFault(siteUrl, link)))],
  };
}

function formatFault(siteUrl: string, {url, parent = '', status = 0}: LinkResult): string {
  const shorten = (address: string): string => address.replace(siteUrl, '') || '/';
  const from = shorten(parent).replace(/(?<=.)\/$/, ''); // the checker adds a slash to the URLs it starts from
  return `${from} links to ${shorten(url)}, which does not exist (status ${status})`;
}
