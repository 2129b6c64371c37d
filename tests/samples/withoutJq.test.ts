import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {startPractice} from './mockServer';

const reason = missing('bash', 'curl');
const FOLDER = path.resolve('samples/curl');
const PROGRAMS = readdirSync(FOLDER);

test.each(PROGRAMS)(
  ...titled('without jq, %s reports that and requests nothing', reason),
  async (name) => {
    const server = await startPractice({});
    onTestFinished(server.close);
    const {code, stderr} = await runProgram('/bin/bash', [path.join(FOLDER, name)], {
      cwd: makeFolder('without-jq-'),
      env: {...server.variables, RUNGEN_APP_ID: 'app', PATH: FOLDER},
    });
    expect(stderr).toMatch(/^[\w: ]*jq is missing[\w, ]*\n$/);
    expect(code).toBe(1);
    expect(server.countRequests()).toBe(0);
  },
);
