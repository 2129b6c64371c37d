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

runMain(async () => {
  const {host, port, dir} = parseArgs({options: OPTIONS}).values;
  const server = createSiteServer(path.resolve(dir));
  await once(server.listen(Number(port), host), 'listening').catch((cause: unknown) => {
    const fix = 'name another one: npm run serve -- --port 3001 --host 0.0.0.0';
    throw new Error(`${String(cause)}\n  Fix: ${fix}`, {cause});
  });
  const address = server.address();
  const openPort = typeof address === 'object' ? address?.port : port;
  console.log(`The site is at http://${host}:${openPort}`);
});
