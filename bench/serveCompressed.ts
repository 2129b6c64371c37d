import {mkdtemp, readFile, rm, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {createSecureServer, type Http2Session} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {makeCertificate} from '../tests/hosts/makeCertificate';
import {answerPath} from '../tests/site/serveBuild';
import {listen, startServer, type RunningServer} from '../tests/startServer';

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

const NOTHING = Buffer.alloc(0);

type Answer = Body & {readonly status: number};

/** Returns a function that answers requests for the files of a folder. Compressed files are cached. */
function answersFrom(folder: string): (address: string | undefined) => Promise<Answer> {
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
  return async (address = '/') => {
    const {pathname} = new URL(address, 'http://localhost');
    const answer = await answerPath(pathname, isFile);
    if ('location' in answer) {
      return {status: answer.status, headers: {location: answer.location}, bytes: NOTHING};
    }
    return 'file' in answer
      ? {status: answer.status, ...(await read(answer.file))}
      : {status: answer.status, headers: {}, bytes: NOTHING};
  };
}

/**
 * Serves a built site like a good host does: every text file with the highest brotli level. All sites of the benchmark
 * are served this way, so that only the sites differ.
 *
 * @param folder the folder of the built site
 * @returns the URL, on a free local port, and a function that stops the server
 */
export async function serveCompressed(folder: string): Promise<RunningServer> {
  const answer = answersFrom(folder);
  const server = createServer((request, response) => {
    void answer(request.url).then(({status, headers, bytes}) => {
      response.writeHead(status, headers).end(bytes);
    });
  });
  return startServer(server);
}

/** Creates a key, and a certificate that no browser trusts. */
async function readCertificate(): Promise<{key: Buffer; cert: Buffer}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  try {
    makeCertificate(folder, 'localhost');
    return {
      key: await readFile(path.join(folder, 'privkey.pem')),
      cert: await readFile(path.join(folder, 'fullchain.pem')),
    };
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Serves a built site like `serveCompressed`, over HTTP/2 and TLS. A browser that is set to accept any certificate
 * caches nothing, so this is for single visits.
 *
 * @param folder the folder of the built site
 */
export async function serveSecurely(folder: string): Promise<RunningServer> {
  const answer = answersFrom(folder);
  const sessions = new Set<Http2Session>();
  const server = createSecureServer(await readCertificate(), (request, response) => {
    void answer(request.url).then(({status, headers, bytes}) => {
      response.writeHead(status, headers).end(bytes);
    });
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const port = await listen(server);
  return {
    url: `https://127.0.0.1:${port}`,
    close: async () => {
      sessions.forEach((session) => session.destroy());
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
