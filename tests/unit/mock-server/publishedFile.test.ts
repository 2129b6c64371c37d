import {spawn} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {isBuiltin} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listFaults, listOptions} from '@site/sandbox/commandLine';
import {bundleMockServer} from '@site/src/plugins/mock-server/build/bundleMockServer';
import type {MockServerFile} from '@site/src/plugins/mock-server/build/MockServerFile';

const SITE = path.resolve(import.meta.dirname, '../../..');
const FOLDER = mkdtempSync(path.join(tmpdir(), 'mock-server-'));
let file: MockServerFile;

beforeAll(async () => {
  file = await bundleMockServer(SITE);
  writeFileSync(path.join(FOLDER, 'mock-server.mjs'), file.text);
});
afterAll(() => {
  rmSync(FOLDER, {recursive: true});
});

type Ended = {readonly code: number | null; readonly out: string; readonly ms: number};

type How = {
  /** Interrupts the program once it has printed this. */
  readonly until?: string;
  /** What to do before the interrupt. */
  readonly first?: (out: string) => Promise<unknown>;
  /** Runs before the program, in the same process. */
  readonly preload?: string;
};

/** Runs the published file as a reader does: in a folder with nothing else, and without this site's packages. */
function run(args: readonly string[], {until, first, preload}: How = {}): Promise<Ended> {
  const before = preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const child = spawn(process.execPath, [...before, 'mock-server.mjs', ...args], {
    cwd: FOLDER,
    env: {PATH: process.env.PATH},
  });
  let out = '';
  let interruptedAt = 0;
  const read = (part: Buffer): void => {
    out += part.toString();
    if (until === undefined || interruptedAt > 0 || !out.includes(until)) return;
    interruptedAt = Infinity;
    void Promise.resolve(first?.(out)).finally(() => {
      interruptedAt = performance.now();
      child.kill('SIGINT');
    });
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({code, out, ms: performance.now() - interruptedAt});
    });
  });
}

const urlIn = (out: string): string => /RUNGEN_API=(\S+)/.exec(out)?.[1] ?? '';

test('the folder contains only the file, and the file imports only modules of Node.js', () => {
  expect(readdirSync(FOLDER)).toEqual(['mock-server.mjs']);
  const asked = [...file.text.matchAll(/^[^"'`\n]*\brequire\(["']([^"']+)["']\)/gm)].map(
    (it) => it[1] ?? '',
  );
  console.log(`the file asks for ${[...new Set(asked)].join(', ')}`);
  expect(asked).toContain('http');
  expect(asked.filter((name) => !isBuiltin(name))).toEqual([]);
});

test('it responds according to the contract, and Ctrl+C stops it immediately and with a message', async () => {
  const answers: string[] = [];
  const {code, out, ms} = await run(['--port', '0'], {
    until: 'press Ctrl+C',
    first: async (said) => {
      const headers = {'x-api-key': 'practice', 'content-type': 'application/json'};
      const apps = await fetch(`${urlIn(said)}/app`, {headers});
      answers.push(await apps.text());
      const body = JSON.stringify({nmae: 'x'});
      const refused = await fetch(`${urlIn(said)}/app`, {method: 'POST', headers, body});
      answers.push(await refused.text());
    },
  });
  expect(answers[0]).toBe('{"data":[]}');
  expect(answers[1]).toContain("has the unknown field 'nmae'");
  expect(code).toBe(0);
  expect(out).toContain('The mock server has stopped. Its apps and jobs are gone.');
  expect(ms).toBeLessThan(1000);
});

test('--help lists every option and every fault, and names the file', async () => {
  const {code, out} = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toContain('Usage: node mock-server.mjs [options]');
  const said = [...listOptions().map(({typed}) => typed), ...listFaults().map(({name}) => name)];
  expect(said.filter((it) => !out.includes(`  ${it} `))).toEqual([]);
});

test('an unknown option is reported with the existing options, and without a stack', async () => {
  const {code, out} = await run(['--prot', '4011']);
  expect(code).toBe(1);
  expect(out).toContain("Unknown option '--prot'");
  expect(out).toContain('Usage: node mock-server.mjs [options]');
  expect(out).not.toContain('    at ');
});

test('a port that is in use is reported with a command to copy', async () => {
  let second: Ended | undefined;
  await run(['--port', '0'], {
    until: 'press Ctrl+C',
    first: async (said) => {
      second = await run(['--port', new URL(urlIn(said)).port]);
    },
  });
  expect(second?.code).toBe(1);
  expect(second?.out).toContain('The port is taken');
  expect(second?.out).toContain('\n  node mock-server.mjs --port 0\n');
  expect(second?.out).not.toContain('    at ');
});

test.each([
  ['EACCES', 'does not let you listen on that port'],
  ['EPERM', 'does not let programs listen here'],
])('the system error %s is reported with a message and no stack', async (reason, words) => {
  const preload = `
    import {Server} from 'node:net';
    Server.prototype.listen = function () {
      process.nextTick(() => this.emit('error', Object.assign(new Error('listen'), {code: '${reason}'})));
    };`;
  const {code, out} = await run(['--port', '80'], {preload});
  expect(code).toBe(1);
  expect(out).toContain(words);
  expect(out).toContain('node mock-server.mjs --port 0');
  expect(out).not.toContain('    at ');
});

test.each(['18.20.4', '16.20.2'])('Node.js %s is rejected with one sentence', async (version) => {
  const preload = `
    Object.defineProperty(process, 'version', {value: 'v${version}'});
    Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});`;
  const {code, out} = await run([], {preload});
  expect(code).toBe(1);
  expect(out).toBe(`The mock server needs Node.js 20 or later, and this is v${version}.\n`);
});

test('only modules of Node.js are imported before the version is checked', () => {
  const imports = [...file.text.matchAll(/^import .*$/gm)].map(([line]) => line);
  expect(imports).toEqual(["import {createRequire} from 'module';"]);
});

test('every bundled package is listed with its license, whose text is at the end', () => {
  expect(file.packages.map(({name}) => name)).toContain('ajv');
  expect(file.packages.map(({name}) => name)).not.toContain('yaml'); // the contracts are embedded in parsed form
  const end = file.text.slice(file.text.lastIndexOf('\n/*\n'));
  for (const {name, version, license} of file.packages) {
    expect(file.text).toContain(`//   ${name} ${version} (${license})\n`);
    expect(end).toContain(`${name} ${version}\n\n`);
  }
  expect(end.match(/Permission is hereby granted|Redistribution and use/g)).toHaveLength(
    file.packages.length,
  );
});

test('the same source gives the same bytes, even in another folder or with linked packages', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'mock-server-copy-'));
  for (const entry of ['sandbox', 'contract', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(SITE, entry), path.join(copy, entry), {recursive: true});
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const entry of readdirSync(path.join(SITE, 'node_modules'))) {
    symlinkSync(path.join(SITE, 'node_modules', entry), path.join(copy, 'node_modules', entry));
  }
  const other = await bundleMockServer(copy);
  rmSync(copy, {recursive: true});
  expect(other.text === file.text).toBe(true);
  expect(file.text).not.toContain(SITE);
});
