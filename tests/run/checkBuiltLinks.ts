import {LinkChecker, LinkState, type LinkResult} from 'linkinator';

/** What following every link of a site found. */
type LinkFindings = {
  /** Links inside the site, fragments included. */
  readonly followed: number;
  readonly pages: ReadonlySet<string>;
  /** One line for each dead link. */
  readonly faults: readonly string[];
};

/**
 * Follows every link of a served site from its entrances, as a crawler does, and leaves links to other
 * hosts alone.
 *
 * @param siteUrl where the site is served
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
    faults: [...new Set(broken.map((link) => spellFault(siteUrl, link)))],
  };
}

function spellFault(siteUrl: string, {url, parent = '', status = 0}: LinkResult): string {
  const shorten = (address: string): string => address.replace(siteUrl, '') || '/';
  const from = shorten(parent).replace(/(?<=.)\/$/, ''); // the checker adds a slash to where it starts
  return `${from} links to ${shorten(url)}, which is not there (status ${status})`;
}
