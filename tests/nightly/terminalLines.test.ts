import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {renderPng} from '@rungen/mock-server/picture/png';
import {renderTerminalLines} from '@site/src/plugins/console/client/terminalLines';
import {BUILD_DIR} from '../helpers/builtPages';
import {missing, titled} from '../helpers/machine';
import {makeFolder} from '../helpers/makeFolder';
import {runProgram} from '../helpers/program';
import {serveBuild} from '../helpers/serveBuild';
import {findFreePort} from '../helpers/startServer';
import {environment} from '../samples/languages';

const INPUT = {prompt: "A poster of a lighthouse, at the captain's dawn", width: 320, height: 256};

const reason = missing('bash', 'curl', 'jq');

test(...titled('the lines for a terminal save the picture that Run shows', reason), async () => {
  const site = await serveBuild(BUILD_DIR);
  const folder = makeFolder('terminal-');
  onTestFinished(site.close);
  const port = await findFreePort();
  const lines = renderTerminalLines(site.url, INPUT)
    .replace('node mock-server.mjs', `node mock-server.mjs --port ${port}`)
    .replace(':4010', `:${port}`);
  const {code, output} = await runProgram('bash', ['-c', lines], {
    cwd: folder,
    env: environment(false),
    limitMs: 120_000,
  });
  expect(code, output).toBe(0);
  const saved = readFileSync(path.join(folder, 'image-1.png'));
  const expected = Buffer.from(await (await renderPng(INPUT)).arrayBuffer());
  expect(saved.equals(expected)).toBe(true);
});
