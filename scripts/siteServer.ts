import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {lookup, mimes} from 'mrmime';
import {answerPage, type GetFile} from '../deploy/edge/answerPage';
import {readRedirects} from '../deploy/readRedirects';

mimes.ico = 'image/x-icon';
mimes.yaml = 'application/yaml';

/** For a path below a file, `statSync` alone throws. */
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The folders of files whose names change with their bytes, here and in the sites that the bench compares. */
const HASHED = ['/assets/', '/_astro/'];

/** What the media types of texts contain. */
const TEXT_TYPES = ['text/', 'javascript', 'json', 'xml', 'yaml'];

function isText(file: string): boolean {
  const mediaType = lookup(file);
  return TEXT_TYPES.some((type) => mediaType?.includes(type));
}

function compressTexts(folder: string) {
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isText)) {
    const file = path.join(folder, name);
    compressed.set(file, new Uint8Array(brotliCompressSync(readFileSync(file))));
  }
  return compressed;
}

/** Finds the file of a path as hosts do: `/x` is the file `x.html`. */
function findFile(folder: string, pathname: string): string | undefined {
  const base = path.join(folder, decodeURI(pathname));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(isFile);
}

function listHeaders(file: string, pathname: string): Headers {
  const isHashed = HASHED.some((start) => pathname.startsWith(start));
  const type = lookup(file) ?? 'application/octet-stream';
  return new Headers({
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': isText(file) ? `${type}; charset=utf-8` : type,
  });
}

/**
 * Reads files of a build as hosts do, from the disk at each request: paths in `_redirects` and those of pages with a slash
 * at their end redirect, and an unknown path has status 404.
 */
function readBuild(folder: string, isCompressed: boolean): GetFile {
  const redirectsFile = path.join(folder, '_redirects'); // sites of the bench have none
  const redirectsText = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '';
  const redirects = readRedirects(redirectsText);
  const compressed = isCompressed ? compressTexts(folder) : undefined;
  return ({url, headers: asked}) => {
    const {pathname, search} = new URL(url);
    const page = pathname.slice(0, -1);
    const isPage = pathname.endsWith('/') && isFile(path.join(folder, `${page}.html`));
    const target = redirects.get(pathname) ?? (isPage ? page : undefined);
    if (target !== undefined) {
      return new Response(null, {status: 301, headers: {Location: target + search}});
    }
    const file = findFile(folder, pathname);
    if (file === undefined) return new Response(null, {status: 404});
    const headers = listHeaders(file, pathname);
    const takesBrotli = asked.get('accept-encoding')?.includes('br');
    const bytes = takesBrotli ? compressed?.get(file) : undefined;
    if (bytes) headers.set('Content-Encoding', 'br');
    return new Response(bytes ?? readFileSync(file), {headers});
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, getFile: GetFile) {
  const {method = '', url = '', headers} = request;
  try {
    const {accept = '', 'accept-encoding': encoding = ''} = headers;
    const asked = new Request(`http://localhost${url}`, {
      method,
      headers: {accept, 'accept-encoding': encoding},
    });
    const page = await answerPage(asked, getFile);
    response.statusCode = page.status;
    response.setHeaders(page.headers);
    response.end(Buffer.from(await page.arrayBuffer()));
  } catch (error) {
    const status = error instanceof URIError ? 400 : 500; // `/%` is not a path
    response.writeHead(status).end();
  }
}

/**
 * Creates a server that responds as hosts do that run `deploy/edge`.
 *
 * @param isCompressed whether text is sent compressed, as it is when the server is created
 * @throws an Error if the folder has no site
 */
export function createSiteServer(folder: string, isCompressed = false): Server {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} has no built site: run npm run build first.`);
  }
  const getFile = readBuild(folder, isCompressed);
  return createServer((request, response) => void respond(request, response, getFile));
}
