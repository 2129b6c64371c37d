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
  const {values} = parseArgs({options: OPTIONS});
  const server = createSiteServer(path.resolve(values.dir));
  await once(server.listen(Number(values.port), values.host), 'listening').catch(() => {
    throw new Error(
      `another program listens on port ${values.port}\n  Fix: end it, or name another port: npm run serve -- --port 3001`,
    );
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`The site is at http://${values.host}:${port}`);
});
