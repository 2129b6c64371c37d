import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';
import {startServer, type RunningServer} from '../startServer';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** The server's response to a path: a file with a status, a redirect, or "bad request". */
type Answer =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string}
  | {readonly status: 400};

/**
 * Resolves a path the way a correctly configured host does: `/x` is the file `x.html`, and the forms
 * `/x/`, `/x.html` and `/x/index.html` redirect to it.
 *
 * @param pathname the requested path, still percent-encoded
 * @param isFile tells whether the build has a file of this name, relative to its root
 * @returns the file, the redirect, or status 400
 */
export async function answerPath(
  pathname: string,
  isFile: (file: string) => Promise<boolean>,
): Promise<Answer> {
  const decoded = decodePath(pathname);
  if (decoded === undefined) {
    return {status: 400};
  }
  const canonical =
    decoded.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$|\/index$|\/$/, '') || '/';
  const page = canonical === '/' ? 'index.html' : `${canonical.slice(1)}.html`;
  if (canonical !== '/404' && (await isFile(page))) {
    return canonical === decoded
      ? {status: 200, file: page}
      : {status: 301, location: encodeURI(canonical)};
  }
  const file = decoded.slice(1);
  const isServed = !/\.html$|^404\.md$/.test(file) && (await isFile(file));
  const missing = file.endsWith('.md') ? '404.md' : '404.html';
  return isServed ? {status: 200, file} : {status: 404, file: missing};
}

function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.split('/').includes('..') || decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Serves a build on the loopback interface.
 *
 * @param folder the folder of the build
 * @param port the port to listen on; 0 takes a free one
 * @param assetsCache `cache-control` of files with a hash in their name: hosts allow caching, most tests do not
 * @returns the address and a function that stops the server
 */
export async function serveBuild(
  folder: string,
  port: number,
  assetsCache = 'no-cache',
): Promise<RunningServer> {
  const isFile = async (file: string): Promise<boolean> => {
    const found = await stat(path.join(folder, file)).catch(() => undefined);
    return found?.isFile() ?? false;
  };
  const server = createServer((request, response) => {
    // With two leading slashes, the first segment would be parsed as the host, as in a URL without a scheme.
    const {pathname} = new URL(`http://localhost${request.url ?? '/'}`);
    void answerPath(pathname, isFile).then((answer) => send(folder, answer, response, assetsCache));
  });
  return startServer(server, port);
}

function send(folder: string, answer: Answer, response: ServerResponse, assetsCache: string): void {
  if (answer.status === 301) {
    response.writeHead(301, {location: answer.location}).end();
    return;
  }
  if (answer.status === 400) {
    response.writeHead(400).end();
    return;
  }
  const isProgram = answer.file.startsWith('samples/');
  const ending = isProgram ? '.txt' : path.extname(answer.file);
  const type = CONTENT_TYPES[ending] ?? 'application/octet-stream';
  const cache = answer.file.startsWith('assets/') ? assetsCache : 'no-cache';
  response.writeHead(answer.status, {'content-type': type, 'cache-control': cache});
  createReadStream(path.join(folder, answer.file)).pipe(response);
}
