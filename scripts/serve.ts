// `npm run serve`: serves the finished site as a host does. `-- --port 3001` names another port, 0 a free one;
// `--host` and `--dir` name another address and folder.
import {once} from 'node:events';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from './runMain';
import {createSiteServer} from './siteServer';

const OPTIONS = {
  port: {type: 'string', short: 'p', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  dir: {type: 'string', default: 'build'},
} as const;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port is "${text}"\n  Fix: write a whole number from 0 to 65535`);
}

/** Says why a server cannot listen, and what to do. */
function explain(code: string, host: string, port: number): string {
  const otherPort = 'name another port: npm run serve -- --port 3001';
  switch (code) {
    case 'EADDRINUSE':
      return `another program listens on port ${port}\n  Fix: end it, or ${otherPort}`;
    case 'EACCES':
      return `you may not listen on port ${port}\n  Fix: ${otherPort}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `--host is "${host}", which is no address of this machine\n  Fix: leave it out, or name an address such as 127.0.0.1, or 0.0.0.0 for all`;
    default:
      return `the server cannot listen on ${host}, port ${port}: ${code}`;
  }
}

runMain(async () => {
  const {values} = parseArgs({options: OPTIONS});
  const {host} = values;
  const port = readPort(values.port);
  const server = createSiteServer(path.resolve(values.dir));
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(explain(String(code), host, port));
  });
  const address = server.address();
  const openPort = typeof address === 'object' ? address?.port : port;
  console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${openPort}`);
});
