import {once} from 'node:events';
import {copyFile, mkdtemp, mkdir, rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {runProgram} from '../../helpers/program';

const SCRIPT = 'scripts/site.mjs';

it.each(['#', '!', '?'])(
  'a folder with "%s" in its path is refused in one sentence',
  async (sign) => {
    const folder = await mkdtemp(path.join(tmpdir(), `clone${sign}`));
    try {
      await mkdir(path.join(folder, 'scripts'));
      await copyFile(SCRIPT, path.join(folder, SCRIPT));
      const {code, output} = await runProgram('node', [SCRIPT, 'start'], {cwd: folder});
      expect(output).toBe(
        `[ERROR] the path of this folder has "${sign}", which the bundler takes for its own syntax: ${folder}\n  Fix: rename the folder\n`,
      );
      expect(code).toBe(1);
    } finally {
      await rm(folder, {recursive: true});
    }
  },
);

it.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s is an error with the fix',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const {code, output} = await runProgram('node', [SCRIPT, 'serve', '--port', String(port)]);
    server.close();
    expect(output).toBe(
      `[ERROR] another program listens on port ${port}\n  Fix: end it, or name another port: npm run serve -- --port 3001\n`,
    );
    expect(code).toBe(1);
  },
);

it('without packages the message says how to install them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
  await mkdir(path.join(folder, 'scripts'));
  await copyFile(SCRIPT, path.join(folder, SCRIPT));
  const {code, output} = await runProgram('node', [SCRIPT, 'build'], {cwd: folder});
  await rm(folder, {recursive: true});
  expect(output).toBe('[ERROR] the packages are not installed\n  Fix: run npm ci\n');
  expect(code).toBe(1);
});
