import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {startServer, type RunningServer} from './startServer';

/**
 * Serves a build on loopback as a host does: `/x` is the file `x.html`, and an unknown path has status 404 with the
 * page for it. `tests/nightly/hosts` tests the settings of real hosts.
 *
 * @param folder the folder of the build
 * @param port the port to listen on; 0 takes a free one
 * @param assetsCache `cache-control` of files with a hash in their name: hosts allow caching, most tests do not
 */
export async function serveBuild(
  folder: string,
  port: number,
  assetsCache = 'no-cache',
): Promise<RunningServer> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} has no built site: run npm run build first.`);
  }
  const serve = sirv(folder, {
    dev: true, // reads the disk at each request: a test may replace a file
    extensions: ['html'],
    brotli: true, // where `npm run compress` has put copies
    setHeaders(response, pathname) {
      const isAsset = /^\/(?:assets|_astro)\//.test(pathname);
      response.setHeader('cache-control', isAsset ? assetsCache : 'no-cache');
      if (pathname.startsWith('/samples/')) {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
      }
    },
  });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(folder, '404.html')));
    });
  });
  return startServer(server, port);
}
