// What a host answers for a page beyond the file: its Markdown copy to programs that ask for one, and where the other
// form is. Free of dependencies, because it runs on Netlify, on Cloudflare, in a build, and in `npm run serve`.
// deploy/nginx/http.conf has the same rules as maps.

/** Media ranges of an `Accept` header with their quality, for example `text/html` with 0.9. */
function readQualities(accept: string): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice('q='.length));
    qualities.set(type, Number.isNaN(quality) ? 1 : quality);
  }
  return qualities;
}

/**
 * Returns whether a client wants a page as Markdown: it names the type, and wants HTML no more than that. Browsers do
 * not name it, so wildcards mean HTML. (RFC 9110, section 12.5.1)
 *
 * @param accept the header `Accept` of its request
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
 * @example prefersMarkdown('text/html, *\/*;q=0.8') // false
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const qualities = readQualities(accept ?? '');
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/**
 * Returns the path of the Markdown copy of a page.
 *
 * @example copyPath('/docs/intro') // '/docs/intro.md'
 * @example copyPath('/') // '/index.md'
 */
export function copyPath(page: string): string {
  return `${page.endsWith('/') ? `${page}index` : page}.md`;
}

/** Headers of a page: its copy, and the index that describes the site. The answer depends on `Accept`. */
export function pageHeaders(page: string): Readonly<Record<string, string>> {
  const copy = `<${encodeURI(copyPath(page))}>; rel="alternate"; type="text/markdown"`;
  const index = '</llms.txt>; rel="describedby"; type="text/plain"';
  return {Link: `${copy}, ${index}`, Vary: 'Accept'};
}

/**
 * Headers of a Markdown copy: search engines list the page in its place.
 *
 * @param site the address of the published site, for example `https://docs.rungen.ai`
 * @param copy the path of the copy
 * @example copyHeaders('https://docs.rungen.ai', '/index.md').Link // '<https://docs.rungen.ai/>; rel="canonical"'
 */
export function copyHeaders(site: string, copy: string): Readonly<Record<string, string>> {
  const page = copy.slice(0, -'.md'.length);
  const address = new URL(page === '/index' ? '/' : page, site);
  return {Link: `<${address.href}>; rel="canonical"`, Vary: 'Accept'};
}

/**
 * Returns where a guessed address of a copy leads, as other sites have them; undefined for all other paths.
 *
 * @example findCopy('/docs/intro/index.md') // '/docs/intro.md'
 */
export function findCopy(path: string): string | undefined {
  const ending = '/index.md';
  return path.endsWith(ending) && path !== ending
    ? `${path.slice(0, -ending.length)}.md`
    : undefined;
}
