import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {missing, titled} from '../../helpers/machine';
import {runProgram, startProgram} from '../../helpers/program';
import {serveBuild} from '../../helpers/serveBuild';

function makeSite(): string {
  const folder = makeFolder('site-');
  writeFileSync(path.join(folder, 'index.html'), 'The home page');
  return folder;
}

const SERVE = ['scripts/serve.ts', '--dir', makeSite()];

it.each([
  ['--port=abc', '--port is "abc"\n  Fix: write a whole number from 0 to 65535\n'],
  [
    '--host=192.0.2.1',
    '--host is "192.0.2.1", which is no address of this machine\n  Fix: leave it out, or name an address such as 127.0.0.1, or 0.0.0.0 for all\n',
  ],
])('npm run serve explains %s', async (option, message) => {
  const {code, output} = await runProgram('tsx', [...SERVE, option]);
  expect(output).toBe(message);
  expect(code).toBe(1);
});

it('npm run serve explains a port that is taken', async () => {
  const {url, close} = await serveBuild(makeSite());
  const {port} = new URL(url);
  const {output} = await runProgram('tsx', [...SERVE, '--host=127.0.0.1', `--port=${port}`]);
  await close();
  expect(output).toBe(
    `another program listens on port ${port}\n  Fix: end it, or name another port: npm run serve -- --port 3001\n`,
  );
});

const noIpv6 = missing('ipv6');

it.skipIf(noIpv6)(titled('npm run serve prints an address that works', noIpv6), async () => {
  const server = startProgram('tsx', [...SERVE, '--host=::1', '--port=0']);
  await expect.poll(() => server.printed.output, {timeout: 30_000}).toMatch(/\n$/);
  const [url = ''] = /http:\S+/.exec(server.printed.output) ?? [];
  expect(await (await fetch(url)).text()).toBe('The home page');
  await server.stop();
});
