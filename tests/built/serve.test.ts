import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {askHost, STRANGE_PATHS} from '../helpers/askHost';
import {BUILD_DIR} from '../helpers/builtPages';
import {REQUIREMENTS, testHost} from '../helpers/hostTests';
import {serveBuild} from '../helpers/serveBuild';
import type {RunningServer} from '../helpers/startServer';

let server: RunningServer;

beforeAll(async () => {
  server = await serveBuild(BUILD_DIR);
});

afterAll(() => server.close());

describe('npm run serve, which is no complete host,', () => {
  const {files, unchanged, compressed} = REQUIREMENTS;
  testHost(() => server.url, [files, unchanged, compressed]);
});

it.each(STRANGE_PATHS)('npm run serve stays on the site at %s', async (path) => {
  const {headers} = await askHost(server.url, path);
  expect(new URL(headers.location ?? '/', server.url).origin).toBe(server.url);
  expect(headers['x-other']).toBeUndefined();
});

it.each(['/docs/intro.md/', '/docs/intro%00', '/%5Fheaders'])('%s is missing', async (path) => {
  expect((await askHost(server.url, path)).status).toBe(404);
});

it('npm run serve responds to a request with a body', async () => {
  expect((await askHost(server.url, '/docs/intro', {method: 'POST'})).status).toBe(405);
});
