import {copyHeaders, copyPath, findCopy, pageHeaders, prefersMarkdown} from './negotiation.ts';

const SITE = 'https://docs.rungen.ai';

/** Gets a file from the host as if a client had asked for it. */
type GetFile = (request: Request) => Promise<Response>;

/** Copies a response, because those of hosts may be immutable, and sets headers; `Vary` keeps what it has. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') changed.headers.append(name, value);
    else changed.headers.set(name, value);
  }
  return changed;
}

async function findMarkdown(request: Request, getFile: GetFile): Promise<Response | undefined> {
  const url = new URL(request.url);
  url.pathname = copyPath(url.pathname);
  const response = await getFile(new Request(url, request));
  return response.ok || response.status === 304 ? response : undefined;
}

/**
 * Answers a request to the site on a host that runs code at its edge: a page as Markdown or HTML, with links from each
 * to the other. Other files are answered as the host does.
 */
export async function answerPage(request: Request, getFile: GetFile): Promise<Response> {
  const {pathname} = new URL(request.url);
  const copy = findCopy(pathname);
  if (copy !== undefined) return Response.redirect(new URL(copy, request.url), 301);

  if (prefersMarkdown(request.headers.get('accept'))) {
    const markdown = await findMarkdown(request, getFile);
    if (markdown) {
      const type = {'Content-Type': 'text/markdown; charset=utf-8'};
      return withHeaders(markdown, {...type, ...copyHeaders(SITE, copyPath(pathname))});
    }
  }

  const response = await getFile(request);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.ok && isPage) return withHeaders(response, pageHeaders(pathname));
  if (response.ok && pathname.endsWith('.md')) {
    return withHeaders(response, copyHeaders(SITE, pathname));
  }
  return response;
}
