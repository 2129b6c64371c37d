import {beforeAll, describe, expect, test} from 'vitest';
import {askHost} from '../../helpers/askHost';
import {REQUIREMENTS, testHost} from '../../helpers/hostTests';
import {missing, titled} from '../../helpers/machine';
import type {RunningServer} from '../../helpers/startServer';
import {checkServer, startNginx} from './startNginx';
import {startPagesDev} from './startPagesDev';

const noNginx = missing('nginx', 'brotli', 'openssl');

const HOSTS = [
  {name: 'nginx', start: startNginx, reason: noNginx, unmet: []},
  {
    name: 'Cloudflare Pages',
    start: startPagesDev,
    reason: missing('npm-registry'),
    unmet: [REQUIREMENTS.compressed], // wrangler compresses, but does not say so in `Vary`
  },
] as const;

for (const {name, start, reason, unmet} of HOSTS) {
  describe(...titled(name, reason), () => {
    let host: RunningServer;

    beforeAll(async () => {
      host = await start();
      return host.close;
    });

    testHost(() => host.url, unmet);

    test('sends text as brotli', async () => {
      const options = {headers: {'accept-encoding': 'br'}};
      const {headers} = await askHost(host.url, '/docs/intro', options);
      expect(headers['content-encoding']).toBe('br');
    });
  });
}

test(...titled('nginx accepts the server with TLS', noNginx), async () => {
  const {code, output} = await checkServer();
  expect(code, output).toBe(0);
});
