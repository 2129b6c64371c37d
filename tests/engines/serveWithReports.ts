import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {readHeaderPolicy} from '../site/sendHeader';
import {serveBuild} from '../site/serveBuild';
import {startServer} from '../startServer';

const REPORTS = '/policy-report';
const META = /http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** A server of a build that sends both of its policies as headers, and collects the violation reports of browsers. */
export type ReportingServer = {
  readonly url: string;
  /** The reported violations, each kind once per page. */
  readonly violations: ReadonlySet<string>;
  readonly close: () => Promise<void>;
};

type Report = {readonly 'csp-report'?: Readonly<Record<string, string | number>>};

/** Formats what was blocked and where, without the long policy that blocked it. */
function spell(report: string): string {
  const parts = (JSON.parse(report) as Report)['csp-report'] ?? {};
  const names = [
    'document-uri',
    'effective-directive',
    'blocked-uri',
    'source-file',
    'line-number',
  ];
  return names.map((name) => String(parts[name] ?? '-')).join(' ');
}

/**
 * Serves a build so that every engine reports what its policies block: a policy in a page cannot contain a report URL,
 * so the same policy is sent as a header, in addition to the header of the hosts.
 *
 * @param folder the folder of the build
 */
export async function serveWithReports(folder: string): Promise<ReportingServer> {
  // Local servers have no TLS. A folder without a build fails here, before a server is started.
  const header = readHeaderPolicy(folder).replace('; upgrade-insecure-requests', '');
  const inner = await serveBuild(folder, 0);
  const violations = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === REPORTS) {
      violations.add(spell(await text(request)));
      response.writeHead(204).end();
      return;
    }
    const found = await fetch(`${inner.url}${request.url ?? '/'}`, {redirect: 'manual'});
    const body = Buffer.from(await found.arrayBuffer());
    const own = META.exec(body.toString())?.[1];
    const policies = own === undefined ? [] : [header, own];
    const type = found.headers.get('content-type');
    const location = found.headers.get('location');
    response.writeHead(found.status, {
      ...(type !== null && {'content-type': type}),
      ...(location !== null && {location}),
      'content-security-policy': policies
        .map((policy) => `${policy}; report-uri ${REPORTS}`)
        .join(', '),
    });
    response.end(body);
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const outer = await startServer(server);
  const close = async (): Promise<void> => {
    await outer.close();
    await inner.close();
  };
  return {url: outer.url, violations, close};
}
