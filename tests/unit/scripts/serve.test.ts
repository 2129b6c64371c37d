import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {serveBuild} from '../../helpers/serveBuild';

test('npm run serve reports a taken port, and the fix', async () => {
  const folder = makeFolder('site-');
  writeFileSync(path.join(folder, 'index.html'), 'The home page');
  const {url, close} = await serveBuild(folder);
  const {port} = new URL(url);
  const options = [`--dir=${folder}`, '--host=127.0.0.1', `--port=${port}`];
  const {code, output} = await runProgram('tsx', ['scripts/serve.ts', ...options]);
  await close();
  expect(output).toMatch(
    new RegExp(`^Error: listen EADDRINUSE: .*:${port}\\n  Fix: name another one: .*\\n$`),
  );
  expect(code).toBe(1);
});
