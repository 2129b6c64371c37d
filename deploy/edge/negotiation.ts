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

/** The name of a page in other spellings, and `.md` of its copy: llmstxt.org has `/index.html.md`. Every part has a name. */
const OTHER_NAME = /^((?:\/[\w.-]+)*?)(?:\/index(?:\.html)?|\.html)(\.md)?$/;

/** What needs no percent-encoding, and a slash, which hosts decode too. */
const ENCODED = /%(?:2[DEF]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * Returns where another spelling of an address leads: always a path of this site, so never one with two slashes in
 * front, which names a host. Undefined for all other paths.
 *
 * @example findRedirect('/docs/intro/index.md') // '/docs/intro.md'
 * @example findRedirect('//docs/%69ntro') // '/docs/intro'
 */
export function findRedirect(path: string): string | undefined {
  const plain = path.replaceAll(ENCODED, decodeURIComponent).replaceAll(/\/{2,}/g, '/');
  const [, name, copy] = OTHER_NAME.exec(plain) ?? [];
  const page = name === '' ? '/' : (name ?? plain);
  const target = copy === undefined ? page : copyPath(page);
  return target === path ? undefined : target;
}

/** Whether a path is not for readers: the error page itself, and the settings of hosts. */
export const isHidden = (path: string): boolean =>
  /^\/(?:404(?:\.md)?|_(?:headers|redirects|nginx\/.*))$/i.test(path);
