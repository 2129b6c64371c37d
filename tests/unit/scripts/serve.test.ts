import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {serveBuild} from '../../helpers/serveBuild';

function makeSite(): string {
  const folder = makeFolder('site-');
  writeFileSync(path.join(folder, 'index.html'), 'The home page');
  return folder;
}

const SERVE = ['scripts/serve.ts', '--dir', makeSite()];

test('npm run serve reports a taken port, and the fix', async () => {
  const {url, close} = await serveBuild(makeSite());
  const {port} = new URL(url);
  const {code, output} = await runProgram('tsx', [...SERVE, '--host=127.0.0.1', `--port=${port}`]);
  await close();
  expect(output).toMatch(
    new RegExp(`^Error: listen EADDRINUSE: .*:${port}\\n  Fix: name another one: .*\\n$`),
  );
  expect(code).toBe(1);
});
