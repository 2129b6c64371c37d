import {writeFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {buildMockServer} from '@site/src/plugins/console/node/mock-server/bundleMockServer';
import {makeFolder} from '../../helpers/makeFolder';
import {type Program, startProgram} from '../../helpers/program';

const FOLDER = makeFolder('mock-server-');
let text: string;

beforeAll(async () => {
  text = await buildMockServer(process.cwd());
  writeFileSync(path.join(FOLDER, 'mock-server.mjs'), text);
});

/** Starts the file as a reader does: in a folder with nothing else. `preload` is a module that runs before it. */
function start(args: readonly string[], preload = ''): Program {
  const before = `data:text/javascript,${encodeURIComponent(preload)}`;
  return startProgram(process.execPath, ['--import', before, 'mock-server.mjs', ...args], {
    cwd: FOLDER,
    env: {PATH: process.env.PATH},
  });
}

test('the published file answers, validates, reports a taken port, and stops', async () => {
  const server = start(['--port', '0']);
  await expect.poll(() => server.printed.output, {timeout: 30_000}).toContain('press Ctrl+C');
  const [, url = ''] = /RUNGEN_API=(\S+)/.exec(server.printed.output) ?? [];
  const headers = {'x-api-key': 'practice', 'content-type': 'application/json'};
  const list = await fetch(`${url}/app`, {headers});
  expect(await list.text()).toBe('{"data":[]}');
  const refused = await fetch(`${url}/app`, {method: 'POST', headers, body: '{"nmae": "x"}'});
  expect(await refused.text()).toContain("body has the unknown field 'nmae'");
  const second = await start(['--port', new URL(url).port]).ended;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^The port is taken.*\n\n {2}node mock-server\.mjs --port 0\n$/);
  expect(await server.stop('SIGINT')).toMatchObject({code: 0});
});

const asVersion = (version: string): string => `
  Object.defineProperty(process, 'version', {value: 'v${version}'});
  Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});`;

test.each([
  [['--help'], '', 0, /^Usage: node mock-server\.mjs \[options\]\n/],
  [['--prot'], '', 1, /^--prot is no option; use --port, .*node mock-server\.mjs --help\n$/s],
  [['--port', '65536'], '', 1, /^--port is "65536"; use a whole number from 0 to 65535\.\n/],
  [['--port', ' '], '', 1, /^--port is " "/],
  [['check', '--', 'true'], "process.env.TMPDIR = '/dev/null'", 1, /^ENOTDIR: .*mkdtemp/],
  [[], asVersion('18.20.4'), 1, /^The mock server needs Node\.js 20 or later, and this is v18/],
])('%j ends with a message', async (args, preload, code, message) => {
  const {code: status, output} = await start(args, preload).ended;
  expect([status, output]).toEqual([code, expect.stringMatching(message)]);
  expect(output).not.toContain('    at ');
});

test('the published file needs only Node.js', () => {
  const asked = [...text.matchAll(/^[^"'`\n]*\brequire\(["']([^"']+)["']\)/gm)];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([]);
  // What an old Node.js lacks must not be imported before the version is checked.
  expect(text.match(/^import .*$/gm)).toEqual(["import {createRequire} from 'module';"]);
  // A package would have to come with its license.
  expect(text).not.toMatch(/^ *\/\/ node_modules/m);
});
