import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildMockServer, mockServerTags} from '@site/src/plugins/mock-server';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'mock-server-'));
let text: string;

beforeAll(async () => {
  text = await buildMockServer(process.cwd());
  writeFileSync(path.join(FOLDER, 'mock-server.mjs'), text);
});
afterAll(() => rmSync(FOLDER, {recursive: true}));

/**
 * Runs the file as a reader does: in a folder with nothing else.
 *
 * @param preload a module that runs before it, in the same process
 * @param use is called with the address once it has started, and then the program is interrupted
 */
function run(args: readonly string[], preload = '', use?: (url: string) => Promise<unknown>) {
  const before = `data:text/javascript,${encodeURIComponent(preload)}`;
  const child = spawn(process.execPath, ['--import', before, 'mock-server.mjs', ...args], {
    cwd: FOLDER,
    env: {PATH: process.env.PATH},
  });
  let out = '';
  const read = (part: Buffer): void => {
    const hadStarted = out.includes('press Ctrl+C');
    out += part.toString();
    const url = /RUNGEN_API=(\S+)/.exec(out)?.[1];
    if (hadStarted || !out.includes('press Ctrl+C') || !use || url === undefined) return;
    void use(url).finally(() => child.kill('SIGINT'));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise<{code: number | null; out: string}>((resolve) => {
    child.on('close', (code) => resolve({code, out}));
  });
}

test('it answers and checks as the contract says, tells a taken port, and Ctrl+C stops it', async () => {
  const answers: string[] = [];
  let second = {code: 0 as number | null, out: ''};
  const {code, out} = await run(['--port', '0'], '', async (url) => {
    const headers = {'x-api-key': 'practice', 'content-type': 'application/json'};
    answers.push(await (await fetch(`${url}/app`, {headers})).text());
    const body = '{"nmae": "x"}';
    answers.push(await (await fetch(`${url}/app`, {method: 'POST', headers, body})).text());
    second = await run(['--port', new URL(url).port]);
  });
  expect(answers[0]).toBe('{"data":[]}');
  expect(answers[1]).toContain("body has the unknown field 'nmae'");
  expect([code, out]).toEqual([0, expect.stringContaining('The mock server has stopped.')]);
  expect(second.code).toBe(1);
  expect(second.out).toMatch(/^The port is taken.*\n\n {2}node mock-server\.mjs --port 0\n$/);
});

const asVersion = (version: string): string => `
  Object.defineProperty(process, 'version', {value: 'v${version}'});
  Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});`;

test.each([
  [['--help'], '', 0, /^Usage: node mock-server\.mjs \[options\]\n/],
  [['--prot', '1'], '', 1, /^Unknown option '--prot'.*node mock-server\.mjs --help\n$/s],
  [[], asVersion('18.20.4'), 1, /^The mock server needs Node\.js 20 or later, and this is v18/],
])('%j ends with a message', async (args, preload, code, message) => {
  const ended = await run(args, preload);
  expect([ended.code, ended.out]).toEqual([code, expect.stringMatching(message)]);
  expect(ended.out).not.toContain('    at ');
});

test('it needs Node.js alone, and holds no folder of this machine', () => {
  const asked = [...text.matchAll(/^[^"'`\n]*\brequire\(["']([^"']+)["']\)/gm)];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([]);
  // What an old Node.js lacks must not be imported before the version is checked.
  expect(text.match(/^import .*$/gm)).toEqual(["import {createRequire} from 'module';"]);
  expect(text).not.toContain(process.cwd());
  // A package would have to come with its license.
  expect(text).not.toContain('node_modules');
});

test('a part of the page that does not exist is told', () => {
  const {MockServer} = mockServerTags(text, 'https://docs.example');
  const place = 'docs/page.mdx:1:1';
  expect(() => MockServer?.write({attributes: {show: 'sizes'}, place, frontMatter: {}})).toThrow(
    `${place} <MockServer> has show="sizes"`,
  );
});
