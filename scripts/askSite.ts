import {type IncomingHttpHeaders, request as askPlainly} from 'node:http';
import {request as askSecurely} from 'node:https';

/** The raw response of a host: no redirect followed, nothing decompressed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Requests one path from a host. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

const TIMEOUT_MS = 15_000;

/**
 * Creates a function that sends requests to one site. The path is sent exactly as it is written, so that the host's
 * handling of unusual spellings can be observed.
 *
 * @param site the address of the site, `http:` or `https:`
 * @param ca the certificate to trust, instead of those of the system
 * @returns the request function, which rejects when the host does not respond within 15 seconds
 */
export function askSite(site: URL, ca?: string): Ask {
  const request = site.protocol === 'https:' ? askSecurely : askPlainly;
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: site.hostname,
        port: site.port,
        path,
        headers,
        ...(ca !== undefined && {ca}),
        timeout: TIMEOUT_MS,
      };
      const asking = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({status: response.statusCode ?? 0, headers: response.headers, body});
        });
      });
      asking.on('timeout', () => asking.destroy(new Error(`${path} was not answered in time`)));
      asking.on('error', reject);
      asking.end();
    });
}
