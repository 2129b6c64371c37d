import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {askHost} from '../helpers/askHost';
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
  const {files, others, unchanged, compressed} = REQUIREMENTS;
  testHost(() => server.url, [files, others, unchanged, compressed]);
});

it.each(['/docs/intro.md/', '/docs/intro%00', '/%5Fheaders'])('%s is missing', async (path) => {
  expect((await askHost(server.url, path)).status).toBe(404);
});
