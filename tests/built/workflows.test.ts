import {copyFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {startMockServer} from '@rungen/mock-server/nodeAdapter';
import {TEAMS} from '@rungen/mock-server/users';
import {CONTRACT, loadContract} from '@site/src/contract/openapi';
import {BUILD_DIR, copyFile, publishedUrl, readBuilt} from '../helpers/builtPages';
import {listFences} from '../helpers/fences';
import {missing, titled} from '../helpers/machine';
import {makeFolder} from '../helpers/makeFolder';
import {type Ending, runProgram} from '../helpers/program';
import {serveBuild} from '../helpers/serveBuild';
import type {RunningServer} from '../helpers/startServer';

type Job = {
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly steps: readonly {readonly name?: string; readonly run?: string}[];
};
type Workflow = Pick<Job, 'env'> & {readonly jobs: Readonly<Record<string, Job>>};

const PAGES = ['/docs/tutorial-basics/congratulations', '/docs/tutorial-basics/update-an-app'];

/** The program of a reader: one request with a time limit, which fails with every other status than 200 and every answer that is incomplete. */
const MY_PROGRAM = `
import json, os, urllib.request
url = os.environ["RUNGEN_API"] + "/app"
key = {"x-api-key": os.environ["RUNGEN_API_KEY"]}
json.load(urllib.request.urlopen(urllib.request.Request(url, headers=key), timeout=1))
`;

/** Returns a job of the workflows that the pages show, with the variables of its workflow. */
function readJob(name: string): Job {
  const fences = PAGES.flatMap((page) => listFences(readBuilt(copyFile(page)))).filter(
    ({language}) => language === 'yaml',
  );
  const workflow = fences.map(({text}) => parse(text) as Workflow).find(({jobs}) => jobs[name]);
  const job = workflow?.jobs[name];
  if (!job) throw new Error(`The pages show no job named ${name}.`);
  return {...job, env: workflow.env};
}

let site: RunningServer;
let service: RunningServer;
beforeAll(async () => {
  site = await serveBuild(BUILD_DIR);
  service = await startMockServer(0, {contract: await loadMockContract()});
  return () => Promise.all([site.close(), service.close()]);
});

/** The step that fetches packages of other hosts. Here, they are installed. */
const INSTALL = 'Install what the program needs';

/** Runs the commands of a job in a folder with the reader's program, as GitHub Actions does, on the built site. */
function runJob({steps}: Job, variables: Readonly<Record<string, string>> = {}): Promise<Ending> {
  const cwd = makeFolder();
  writeFileSync(path.join(cwd, 'my-program.py'), MY_PROGRAM);
  copyFileSync(path.join(BUILD_DIR, 'samples/curl/stop-apps.sh'), path.join(cwd, 'stop-apps.sh'));
  const own = steps.filter(({name}) => name !== INSTALL);
  const commands = own.map(({run = ''}) => run.replaceAll(publishedUrl(), site.url)).join('\n');
  const env = {...process.env, ...variables};
  return runProgram('bash', ['-eo', 'pipefail', '-c', commands], {cwd, env, limitMs: 60_000});
}

const reason = missing('bash', 'curl', 'python-requests');

describe(...titled('the workflows for GitHub Actions', reason), () => {
  test('the one for practice needs no key, and passes', async () => {
    const job = readJob('practice');
    expect(job.env).toBeUndefined();
    expect(job.steps).toContainEqual({name: INSTALL, run: 'pip install requests'});
    const {code, output} = await runJob(job, {RUNGEN_API: '', RUNGEN_API_KEY: ''});
    expect(output).toContain('mock-server.mjs: OK');
    expect(output).toContain('lost-answer');
    expect(code, output).toBe(0);
  });

  test.each(['service', 'nightly'])(
    'the one with the job "%s" takes the key from one secret',
    async (name) => {
      const contract = await loadContract(process.cwd(), CONTRACT);
      expect(readJob(name).env).toEqual({
        RUNGEN_API: contract.servers[0]?.url,
        RUNGEN_API_KEY: '${{ secrets.RUNGEN_API_KEY }}',
        RUNGEN_TEAM_IDS: '${{ vars.RUNGEN_TEAM_IDS }}',
      });
    },
  );

  test('the one for the service ends with the job "stop", however the first one ends', () => {
    expect(readJob('stop')).toMatchObject({needs: 'service', if: 'always()'});
  });

  test.each(['stop', 'nightly'])('the job "%s" stops every app, also of teams', async (name) => {
    const teams = TEAMS.map(({id}) => id).join(' ');
    const variables = {RUNGEN_API: service.url, RUNGEN_API_KEY: 'practice', RUNGEN_TEAM_IDS: teams};
    const ending = await runJob(readJob(name), variables);
    const contexts = ending.output.match(/no app has active workers/g);
    expect(contexts).toHaveLength(1 + TEAMS.length);
    expect(ending.code, ending.output).toBe(0);
  });

  test.each([
    ['practice', 0, ''],
    ['', 1, 'RUNGEN_API_KEY is empty'],
    ['invalid', 1, 'Unauthorized access'],
  ])('the one for the service with the key "%s" ends with %i', async (key, code, message) => {
    const variables = {RUNGEN_API: service.url, RUNGEN_API_KEY: key};
    const ending = await runJob(readJob('service'), variables);
    expect(ending.output).toContain(message);
    expect(ending.code, ending.output).toBe(code);
  });
});
