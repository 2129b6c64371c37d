import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {
  copyHeaders,
  copyPath,
  findCopy,
  pageHeaders,
  prefersMarkdown,
} from '../deploy/edge/negotiation';
import {BRAND} from '../src/site/brand';

/** Reads the addresses of `_redirects` that lead to others. */
function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, '_redirects');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [from, to];
    }),
  );
}

/** Returns the headers of one kind of file: a page, a copy of one, or a program, which browsers show as text. */
function listHeaders(folder: string, pathname: string): Readonly<Record<string, string>> {
  if (pathname.endsWith('.md')) {
    const type = {'Content-Type': 'text/markdown; charset=utf-8'};
    return {...type, ...copyHeaders(BRAND.siteUrl, pathname)};
  }
  if (pathname.startsWith('/samples/')) return {'Content-Type': 'text/plain; charset=utf-8'};
  const isPage = pathname === '/' || existsSync(path.join(folder, `${pathname}.html`));
  return isPage ? pageHeaders(pathname) : {};
}

/**
 * Creates a server that answers as hosts do: `/x` is the file `x.html`, or `x.md` for a client that prefers Markdown;
 * what `_redirects` lists leads on; an unknown path has status 404 with the page for it.
 *
 * @param folder the folder of the build
 * @param assetsCache `cache-control` of files with a hash in their name: hosts allow caching, most tests do not
 * @throws an Error if the folder has no site
 */
export function createSiteServer(folder: string, assetsCache = 'no-cache'): Server {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} has no built site: run npm run build first.`);
  }
  const redirects = readRedirects(folder);
  const serve = sirv(folder, {
    dev: true, // reads the disk at each request: a build or a test may replace a file
    extensions: ['html'],
    brotli: true, // where `npm run compress` has put copies
    setHeaders(response, pathname) {
      const isAsset = /^\/(?:assets|_astro)\//.test(pathname);
      response.setHeader('cache-control', isAsset ? assetsCache : 'no-cache');
      const headers = listHeaders(folder, pathname);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });

  /** The path of the copy to send in place of a page; undefined if the client wants HTML or there is none. */
  const findPreferredCopy = ({headers}: IncomingMessage, pathname: string): string | undefined => {
    if (!prefersMarkdown(headers.accept)) return undefined;
    const copy = copyPath(pathname);
    return existsSync(path.join(folder, decodeURI(copy))) ? copy : undefined;
  };

  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const target = redirects.get(pathname) ?? findCopy(pathname);
    if (target !== undefined) {
      response.writeHead(301, {location: target + search}).end();
      return;
    }
    request.url = (findPreferredCopy(request, pathname) ?? pathname) + search;
    serve(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(folder, '404.html')));
    });
  });
}
