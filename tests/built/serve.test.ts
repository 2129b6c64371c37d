import {cp} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {askHost, STRANGE_PATHS} from '../helpers/askHost';
import {BUILD_DIR} from '../helpers/builtPages';
import {makeFolder} from '../helpers/makeFolder';
import {runProgram} from '../helpers/program';
import {replaceIn} from '../helpers/replaceIn';
import {serveBuild} from '../helpers/serveBuild';
import type {RunningServer} from '../helpers/startServer';

let server: RunningServer;

beforeAll(async () => {
  const folder = makeFolder('host-');
  await cp(BUILD_DIR, folder, {recursive: true});
  const page = path.join(folder, 'docs/gpu-tiers.html');
  await replaceIn(page, '</body>', '<script src="/proxy.js"></script></body>');
  server = await serveBuild(folder);
});

afterAll(() => server.close());

it('npm run smoke reports what npm run serve lacks of a host, and a changed page', async () => {
  const {code, output} = await runProgram('tsx', ['scripts/smoke.ts', server.url]);
  expect(output.match(/^(?:passed|FAILED)/gm)).toEqual([
    'FAILED',
    'passed',
    'passed',
    'passed',
    'passed',
    'FAILED',
    'FAILED',
    'FAILED',
  ]);
  expect(output).toContain('/docs/gpu-tiers: differs from /docs/gpu-tiers.html');
  expect(output).toContain('/docs/intro: has X-Content-Type-Options: (none), not nosniff');
  expect(output).toContain('/docs/intro, if-none-match: : answers 200, not 304');
  expect(output).toContain('/docs/intro, accept-encoding: gzip: has Content-Encoding: (none)');
  expect(code).toBe(1);
});

it.each(STRANGE_PATHS)('npm run serve stays on the site at %s', async (path) => {
  const {headers} = await askHost(server.url, path);
  expect(new URL(headers.location ?? '/', server.url).origin).toBe(server.url);
  expect(headers['x-other']).toBeUndefined();
});

it('npm run serve answers a request with a body', async () => {
  expect((await askHost(server.url, '/docs/intro', {method: 'POST'})).status).toBe(405);
});
