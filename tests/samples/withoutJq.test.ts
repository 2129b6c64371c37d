import {execFileSync} from 'node:child_process';
import {readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {startPractice} from './mockServer';

const reason = missing('bash', 'curl');
const FOLDER = path.resolve('samples/curl');
const PROGRAMS = readdirSync(FOLDER);

/** Makes a folder for PATH with what the programs use besides `jq`. */
function linkPrograms(): string {
  const folder = makeFolder('path-');
  for (const name of ['bash', 'cat', 'curl', 'mktemp', 'rm', 'sleep']) {
    const file = execFileSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'}).trim();
    symlinkSync(file, path.join(folder, name));
  }
  return folder;
}

test.skipIf(reason).each(PROGRAMS)(
  titled('without jq, %s says so and requests nothing', reason),
  async (name) => {
    const server = await startPractice({});
    try {
      const {code, stderr} = await runProgram('bash', [path.join(FOLDER, name)], {
        cwd: makeFolder('without-jq-'),
        env: {...server.variables, RUNGEN_APP_ID: 'app', PATH: linkPrograms()},
        limitMs: 60_000,
      });
      expect(stderr).toMatch(/^[\w: ]*jq is missing[\w, ]*\n$/);
      expect(code).toBe(1);
      expect(server.countRequests()).toBe(0);
    } finally {
      await server.close();
    }
  },
);
