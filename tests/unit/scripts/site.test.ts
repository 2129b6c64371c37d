import {once} from 'node:events';
import {copyFile, mkdir} from 'node:fs/promises';
import {createServer} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {missing, titled} from '../../helpers/machine';
import {runProgram} from '../../helpers/program';

const SCRIPT = 'scripts/site.mjs';

/** Copies the script alone into a new folder. */
async function copyScript(name: string): Promise<string> {
  const folder = makeFolder(name);
  await mkdir(path.join(folder, 'scripts'));
  await copyFile(SCRIPT, path.join(folder, SCRIPT));
  return folder;
}

for (const [host, reason] of [
  ['127.0.0.1', undefined],
  ['::1', missing('ipv6')],
] as const) {
  const title = titled(`a port that is taken on ${host} is an error with the fix`, reason);
  it.skipIf(reason !== undefined)(title, async () => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const {code, output} = await runProgram('node', [SCRIPT, 'start', '--port', String(port)]);
    server.close();
    expect(output).toBe(
      `[ERROR] another program listens on port ${port}\n  Fix: end it, or name another port: npm start -- --port 3001\n`,
    );
    expect(code).toBe(1);
  });
}

it.each(['abc', '-5', '65536'])('port %s is an error with the fix', async (port) => {
  const {code, output} = await runProgram('node', [SCRIPT, 'start', `--port=${port}`]);
  expect(output).toBe(
    `[ERROR] the port is "${port}"\n  Fix: write a whole number from 0 to 65535\n`,
  );
  expect(code).toBe(1);
});

it('without packages the message says how to install them', async () => {
  const folder = await copyScript('clone-');
  const {code, output} = await runProgram('node', [SCRIPT, 'build'], {cwd: folder});
  expect(output).toBe('[ERROR] the packages are not installed\n  Fix: run npm ci\n');
  expect(code).toBe(1);
});
