import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import {text} from 'node:stream/consumers';

/** Paths that name another host where they are joined to an address without care, or that would add a header. */
export const STRANGE_PATHS = [
  '//other.example/index.md',
  '//other.example/docs/intro',
  '///other.example/',
  '/\\other.example/index.md',
  '/%5Cother.example/index.md',
  '/%2Fother.example/index.md',
  '/docs/..//other.example/index.html.md',
  '/other.example//index.html',
  '//docs/intro.html',
  '//other.example/%2e%2e',
  '/docs/intro%0d%0aX-Other:1/',
  '/%',
] as const;

type Reply = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Requests a path from a host exactly as it is written, which `fetch` would not. */
export function askHost(url: string, path: string, options: http.RequestOptions = {}) {
  const {hostname: host, port, protocol} = new URL(url);
  const {request: send} = protocol === 'https:' ? https : http;
  return new Promise<Reply>((resolve, reject) => {
    const request = send({host, port, path, ...options}, (response) => {
      const {statusCode: status, headers} = response;
      text(response).then((body) => resolve({status, headers, body}), reject);
    });
    request.on('error', reject).end();
  });
}
