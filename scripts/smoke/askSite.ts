import {type IncomingHttpHeaders, request as askPlainly} from 'node:http';
import {request as askSecurely} from 'node:https';

/** What a host answered, as it came: nothing followed, nothing decompressed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Asks a host for one path. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

const PATIENCE_MS = 15_000;

/**
 * Makes a way of asking one site. The path goes out as it is written, so that a host's treatment of odd
 * spellings can be seen.
 *
 * @param site the address of the site, `http:` or `https:`
 * @param ca the certificate to trust, in the place of those of the system
 * @returns the way of asking, which rejects when the host does not answer within 15 seconds
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
        timeout: PATIENCE_MS,
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
