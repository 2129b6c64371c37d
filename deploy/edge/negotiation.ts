// How a host responds for a page beyond the file: its Markdown copy to programs that ask for one, and where the other
// form is. Free of dependencies, because it runs on Cloudflare, in a build, and in `npm run serve`.
// deploy/README.md states the rules; deploy/files/_nginx/http.conf has them as maps.

/** Reads a media range of an `Accept` header with its quality, for example `text/html` with 0.9. */
function readRange(range: string): readonly [type: string, quality: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, Number(weight?.slice('q='.length) ?? 1)];
}

/**
 * Returns whether a client wants a page as Markdown: it names the type, with a quality not below that of HTML. Browsers
 * do not name it, so wildcards mean HTML. (RFC 9110, section 12.5.1)
 *
 * @param accept the header `Accept` of its request
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
 * @example prefersMarkdown('text/html, *\/*;q=0.8') // false
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const qualities = new Map((accept ?? '').toLowerCase().split(',').map(readRange));
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

/** Headers of a page: its copy, and the index that describes the site. The response depends on `Accept`. */
export function pageHeaders(page: string): Readonly<Record<'Link' | 'Vary', string>> {
  const copy = `<${copyPath(page)}>; rel="alternate"; type="text/markdown"`;
  const index = '</llms.txt>; rel="describedby"; type="text/plain"';
  return {Link: `${copy}, ${index}`, Vary: 'Accept'};
}

/**
 * Headers of Markdown: search engines list the page of a copy in its place. `agents.md` is no copy.
 *
 * @param site the address of the published site, for example `https://docs.example.com`
 * @example copyHeaders('https://docs.example.com', '/index.md').Link // '<https://docs.example.com/>; rel="canonical"'
 */
export function copyHeaders(site: string, copy: string): Readonly<Record<string, string>> {
  const headers = {'Content-Type': 'text/markdown; charset=utf-8', Vary: 'Accept'};
  if (copy.endsWith('/agents.md')) return headers;
  const page = copy === '/index.md' ? '/' : copy.slice(0, -'.md'.length);
  return {...headers, Link: `<${site}${page}>; rel="canonical"`};
}

/** What other spellings of a page have at their end, or before `.md`: llmstxt.org has `/index.html.md`. */
const OTHER_ENDINGS = ['/index.html', '/index', '.html'];

/** Decodes what needs no percent-encoding, and a slash, which hosts decode too. */
function decode(encoded: string): string {
  const character = decodeURIComponent(encoded);
  return /[\w.~/-]/.test(character) ? character : encoded;
}

/** Returns the page of another spelling; undefined for other paths, and for those with unusual characters. */
function findPage(spelling: string): string | undefined {
  const ending = OTHER_ENDINGS.find((other) => spelling.endsWith(other));
  if (ending === undefined) return undefined;
  const page = spelling.slice(0, -ending.length);
  if (page === '') return '/';
  return /^(?:\/[\w.-]+)+$/.test(page) ? page : undefined;
}

/**
 * Returns where another spelling of an address leads: always a path of this site, so never one with two slashes in
 * front, which names a host. Undefined for all other paths.
 *
 * @example findRedirect('/docs/intro/index.md') // '/docs/intro.md'
 * @example findRedirect('//docs/%69ntro') // '/docs/intro'
 */
export function findRedirect(path: string): string | undefined {
  const plain = path.replaceAll(/%[2-7][\da-f]/gi, decode).replaceAll(/\/{2,}/g, '/');
  const isCopy = plain.endsWith('.md');
  const page = findPage(isCopy ? plain.slice(0, -'.md'.length) : plain);
  let target = page ?? plain;
  if (isCopy && page !== undefined) target = copyPath(page);
  return target === path ? undefined : target;
}

/** Whether a path is not for readers: the error page itself, and the settings of hosts. */
export function isHidden(path: string): boolean {
  const address = path.toLowerCase();
  const files = ['/404', '/404.md', '/_headers', '/_redirects'];
  return files.includes(address) || address.startsWith('/_nginx/');
}
