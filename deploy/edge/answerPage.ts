import {BRAND} from '../../src/site/brand';
import {
  copyHeaders,
  copyPath,
  findRedirect,
  isHidden,
  pageHeaders,
  prefersMarkdown,
} from './negotiation';

/** Gets a file from the host as if a client had asked for it. */
export type GetFile = (request: Request) => Response | Promise<Response>;

/** Copies a response, because those of hosts may be immutable, and sets headers. `Vary` is extended. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') changed.headers.append(name, value);
    else changed.headers.set(name, value);
  }
  return changed;
}

const isFound = ({ok, status}: Response): boolean => ok || status === 304;

/** Gets another file than the one that was asked for; `options` may pass on the conditions of the request. */
function getOther(path: string, {url}: Request, getFile: GetFile, options: RequestInit) {
  const address = new URL(url);
  address.pathname = path;
  return getFile(new Request(address, options));
}

/** Whether a response is a page. A 304 has no type, but only a page has a copy. */
async function isPage(response: Response, request: Request, getFile: GetFile): Promise<boolean> {
  if (response.status !== 304) {
    const type = response.headers.get('content-type') ?? '';
    return response.ok && type.startsWith('text/html');
  }
  const copy = copyPath(new URL(request.url).pathname);
  return (await getOther(copy, request, getFile, {method: 'HEAD'})).ok;
}

async function answerMissing(request: Request, getFile: GetFile, isMarkdown: boolean) {
  const {method} = request;
  const path = isMarkdown ? '/404.md' : '/404';
  const text = await getOther(path, request, getFile, {method});
  const headers = new Headers(text.headers);
  headers.set('Content-Type', `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`);
  headers.append('Vary', 'Accept');
  headers.delete('ETag');
  return new Response(text.body, {status: 404, headers});
}

/**
 * Responds to a request to the site on a host that runs code at its edge: a page as Markdown or HTML, with links from each
 * to the other; a redirect from other spellings; what is missing in the form that the client wants. All else is
 * left to the host.
 */
export async function answerPage(request: Request, getFile: GetFile): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return getFile(request);

  const {pathname, search} = new URL(request.url);
  const isAsked = prefersMarkdown(request.headers.get('accept'));
  const target = findRedirect(pathname);
  const wantsMarkdown = isAsked || (target ?? pathname).endsWith('.md');
  if (isHidden(target ?? pathname)) return answerMissing(request, getFile, wantsMarkdown);
  if (target !== undefined) {
    const found = await getOther(target, request, getFile, {method: 'HEAD', redirect: 'manual'});
    if (found.status === 404) return answerMissing(request, getFile, wantsMarkdown);
    if (found.headers.has('location')) return found;
    // A redirect of the host, because that has the headers of every path.
    const redirect = await getOther('/docs', request, getFile, {redirect: 'manual'});
    return withHeaders(redirect, {Location: target + search});
  }

  if (isAsked) {
    const path = copyPath(pathname);
    const copy = await getOther(path, request, getFile, request);
    if (isFound(copy)) return withHeaders(copy, copyHeaders(BRAND.siteUrl, path));
  }

  const response = await getFile(request);
  if (response.status === 404) return answerMissing(request, getFile, wantsMarkdown);
  if (await isPage(response, request, getFile)) return withHeaders(response, pageHeaders(pathname));
  if (isFound(response) && pathname.endsWith('.md')) {
    return withHeaders(response, copyHeaders(BRAND.siteUrl, pathname));
  }
  if (response.ok && pathname.startsWith('/samples/')) {
    return withHeaders(response, {'Content-Type': 'text/plain; charset=utf-8'});
  }
  return response;
}
