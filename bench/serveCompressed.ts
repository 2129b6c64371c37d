import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {answerPath, type RunningServer} from '../tests/site/serveBuild';

const brotli = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /\.(?:css|html|js|json|mjs|svg|txt|xml|md)$/;

type Body = {readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>>};

/**
 * Serves a built site as a good host does: every text file by brotli at its best. All sites of the bench
 * are served by it, so that only the sites differ. What was compressed once is kept.
 *
 * @param folder the folder of the built site
 * @returns the address, on a free port of this machine, and the way to stop
 */
export async function serveCompressed(folder: string): Promise<RunningServer> {
  const kept = new Map<string, Promise<Body>>();
  const isFile = async (file: string): Promise<boolean> => {
    const found = await stat(path.join(folder, file)).catch(() => undefined);
    return found?.isFile() ?? false;
  };
  const read = (file: string): Promise<Body> => {
    const body = kept.get(file) ?? readBody(path.join(folder, file));
    kept.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    void answerPath(pathname, isFile).then(async (answer) => {
      if ('location' in answer) {
        response.writeHead(answer.status, {location: answer.location}).end();
      } else if ('file' in answer) {
        const {bytes, headers} = await read(answer.file);
        response.writeHead(answer.status, headers).end(bytes);
      } else {
        response.writeHead(answer.status).end();
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(file: string): Promise<Body> {
  const plain = await readFile(file);
  const isCompressed = COMPRESSED.test(file);
  const bytes = isCompressed ? await brotli(plain) : plain;
  return {
    bytes,
    headers: {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000',
      ...(isCompressed && {'content-encoding': 'br'}),
    },
  };
}
