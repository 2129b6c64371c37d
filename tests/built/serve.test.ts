import {beforeAll, describe} from 'vitest';
import {BUILD_DIR} from '../helpers/builtPages';
import {REQUIREMENTS, testHost} from '../helpers/hostTests';
import {serveBuild} from '../helpers/serveBuild';
import type {RunningServer} from '../helpers/startServer';

let server: RunningServer;

beforeAll(async () => {
  server = await serveBuild(BUILD_DIR);
  return server.close;
});

describe('npm run serve, which is no complete host,', () => {
  const {files, others, unchanged, compressed} = REQUIREMENTS;
  testHost(() => server.url, [files, others, unchanged, compressed]);
});
