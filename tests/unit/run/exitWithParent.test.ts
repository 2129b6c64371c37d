import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'server-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('a test server exits when the program that started it has exited', async () => {
  const file = path.join(folder, 'server.ts');
  const own = JSON.stringify(path.resolve('tests/site/exitWithParent'));
  writeFileSync(
    file,
    `import {exitWithParent} from ${own};
     exitWithParent();
     setInterval(() => undefined, 1000);
     console.log('serving');`,
  );
  const server = spawn(path.resolve('node_modules/.bin/tsx'), [file]);
  const closed = once(server, 'close');
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toContain('serving');
  expect(server.exitCode).toBeNull();
  server.stdin.end();
  expect(await closed).toEqual([0, null]);
});
