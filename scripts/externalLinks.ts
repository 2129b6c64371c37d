import {fromParse5} from 'hast-util-from-parse5';
import {selectAll} from 'hast-util-select';
import {parse} from 'parse5';

/** A page as the host sends it. */
type Page = {
  /** Its path, such as `/docs/intro`. */
  readonly path: string;
  readonly html: string;
};

/** An address with a host in it, and the paths of the pages that link to it. */
export type ExternalLink = {readonly url: string; readonly pages: readonly string[]};

/** What came of requesting the address of a link; without a status, the host did not answer in time or at all. */
type AskedLink = ExternalLink & {readonly status: number | undefined};

/** What is known about the links after all were requested. */
export type LinkReport = {
  /** Whether any host answered. If none did, the fault is most likely that there is no network. */
  readonly isOnline: boolean;
  /** A line for each page with a broken link, such as `/docs/intro links to https://example.com/a, which answers 404`. */
  readonly faults: readonly string[];
};

const TIMEOUT_MS = 15_000;
const REQUESTS_AT_ONCE = 4;

/** Statuses with which hosts refuse programs. A person may see the page, so the link counts as good. */
const REFUSALS = [401, 403, 429];

/**
 * Collects the links of pages to other sites. A link to this site by its full address is among them.
 *
 * @param pages the pages with their HTML
 * @returns each address once, sorted, such as `[{url: 'https://example.com/', pages: ['/', '/docs/intro']}]`
 */
export function listExternalLinks(pages: readonly Page[]): ExternalLink[] {
  const pagesOfLinks = new Map<string, Set<string>>();
  for (const {path, html} of pages) {
    for (const {properties} of selectAll('a[href]', fromParse5(parse(html)))) {
      const address = String(properties.href);
      if (!/^(?:https?:)?\/\//i.test(address)) continue; // such as `/docs/intro` or `mailto:a@example.com`
      const {href} = new URL(address, 'https://site');
      pagesOfLinks.set(href, (pagesOfLinks.get(href) ?? new Set()).add(path));
    }
  }
  const links = [...pagesOfLinks].map(([url, paths]) => ({url, pages: [...paths].sort()}));
  return links.sort((first, second) => first.url.localeCompare(second.url));
}

/** @returns the status after redirects; undefined if there is no response */
async function requestStatus(url: string, method: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {method, signal: AbortSignal.timeout(TIMEOUT_MS)});
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

function isGood(status: number | undefined): boolean {
  return status !== undefined && (status < 400 || REFUSALS.includes(status));
}

/** Requests an address with HEAD, and with GET if the host may not know HEAD. */
async function askLink(link: ExternalLink): Promise<AskedLink> {
  const status = await requestStatus(link.url, 'HEAD');
  if (status === undefined || isGood(status)) return {...link, status};
  return {...link, status: await requestStatus(link.url, 'GET')};
}

/**
 * Requests the address of every link, a few at a time, and lists those that lead nowhere.
 *
 * @param links what `listExternalLinks` returns
 */
export async function checkExternalLinks(links: readonly ExternalLink[]): Promise<LinkReport> {
  const queue = links.values();
  const asked: AskedLink[] = [];
  const askNext = async (): Promise<void> => {
    for (const link of queue) asked.push(await askLink(link));
  };
  await Promise.all(Array.from({length: REQUESTS_AT_ONCE}, askNext));
  const faults: string[] = [];
  for (const {url, pages, status} of asked) {
    if (isGood(status)) continue;
    const outcome = status === undefined ? 'does not answer' : `answers ${status}`;
    for (const page of pages) faults.push(`${page} links to ${url}, which ${outcome}`);
  }
  return {isOnline: asked.some(({status}) => status !== undefined), faults: faults.sort()};
}
