import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {at, createApp, NEW_APP, runJob, start, startApp, type Started} from './callSandbox';

const TEAM = {'x-team-id': '8c1f4f0e-2d6b-4a9c-b3e7-6f5a1d0c9b82'};
const CONTRACT = 'contract/openapi.yaml';
const AGENTS = 'src/site/agentPreface.ts';

/** A statement with each file that makes it, word by word, and what shows that the mock server acts so. */
type Statement = {
  readonly text: string;
  readonly files: readonly string[];
  readonly act: (sandbox: Started) => Promise<void>;
};

const STATEMENTS: readonly Statement[] = [
  {
    text: 'Without `active_workers`, a new app is `STOPPED` with 0 active workers',
    files: [
      CONTRACT,
      AGENTS,
      'docs/intro.mdx',
      'docs/quickstart/quickstart-deployment.mdx',
      'docs/tutorial-basics/create-an-app.mdx',
      'api/apis/app/create-app.mdx',
    ],
    async act({call}) {
      const {json} = await call('POST', '/app', {body: NEW_APP});
      expect(at(json, 'data', 'status')).toBe('STOPPED');
      expect(at(json, 'data', 'configuration', 'active_workers')).toBe(0);
    },
  },
  {
    text: 'In this order no job is left without a worker',
    files: [CONTRACT, 'docs/tutorial-basics/delete-an-app.mdx', 'api/apis/app/delete-app.mdx'],
    async act(sandbox) {
      expect(await waitForJob(sandbox, 'wait, then stop')).toBe('COMPLETED');
      expect(await waitForJob(sandbox, 'stop, then wait')).toBe('IN_QUEUE');
    },
  },
  {
    text: 'that the app is gone, by the first one or by someone else',
    files: [CONTRACT, 'docs/tutorial-basics/delete-an-app.mdx', 'api/intro.mdx'],
    async act(sandbox) {
      const path = `/app/${await createApp(sandbox)}`;
      expect((await sandbox.call('DELETE', path)).status).toBe(204);
      expect((await sandbox.call('DELETE', path)).status).toBe(404);
    },
  },
  {
    text: 'Update app has no field for the tier',
    files: [
      CONTRACT,
      'docs/intro.mdx',
      'docs/gpu-tiers.mdx',
      'docs/tutorial-basics/create-an-app.mdx',
      'docs/tutorial-basics/update-an-app.mdx',
      'api/apis/app/create-app.mdx',
    ],
    async act(sandbox) {
      const path = `/app/${await createApp(sandbox)}`;
      const body = {configuration: {gpu_tier: 'PERFORMANCE'}};
      expect((await sandbox.call('PUT', path, {body})).status).toBe(400);
      const {json} = await sandbox.call('GET', path);
      expect(at(json, 'configuration', 'gpu_tier')).toBe('STANDARD');
    },
  },
  {
    text: 'An app that you created holds your user ID in `created_by`, and a personal app in `owner_user_id` too',
    files: [
      CONTRACT,
      'docs/tutorial-basics/run-a-job.mdx',
      'api/intro.mdx',
      'api/working-with-teams.mdx',
      'api/apis/job/cancel.job.mdx',
    ],
    async act(sandbox) {
      const own = await sandbox.call('GET', `/app/${await createApp(sandbox)}`);
      const path = `/app/${await createApp(sandbox, TEAM)}`;
      const shared = await sandbox.call('GET', path, {headers: TEAM});
      const user = String(at(own.json, 'created_by'));
      expect(at(own.json, 'owner_user_id')).toBe(user);
      expect(at(shared.json, 'created_by')).toBe(user);
      expect(at(shared.json, 'owner_user_id')).toBe(null);
      const app = String(at(own.json, 'id'));
      const job = await runJob(sandbox, app);
      const headers = {'X-Authenticated-User-Id': user};
      const canceled = await sandbox.call('PUT', `/app/${app}/job/${job}`, {headers});
      expect(canceled.status).toBe(200);
    },
  },
  {
    text: 'o operation of the reference lists jobs',
    files: [
      'docs/quickstart/quickstart-images.mdx',
      'docs/tutorial-basics/run-a-job.mdx',
      'api/apis/job/run-job.mdx',
    ],
    async act(sandbox) {
      const app = await createApp(sandbox);
      for (const path of [`/app/${app}/job`, `/app/${app}/jobs`, '/job']) {
        const {status, json} = await sandbox.call('GET', path);
        expect([status, at(json, 'error')]).toEqual([404, expect.stringContaining('no path')]);
      }
    },
  },
  {
    text: 'the request runs in your personal context, which may not have the app',
    files: [CONTRACT, 'docs/tutorial-basics/run-a-job.mdx'],
    async act(sandbox) {
      const path = `/app/${await createApp(sandbox, TEAM)}`;
      const body = {input: {prompt: 'A lighthouse'}};
      expect((await sandbox.call('POST', `${path}/run_async`, {body})).status).toBe(404);
      const {json} = await sandbox.call('GET', path, {headers: TEAM});
      expect(at(json, 'jobs', 'in_queue')).toBe(0);
    },
  },
  {
    text: 'you are not a member of the team',
    files: [CONTRACT, 'api/intro.mdx', 'api/working-with-teams.mdx'],
    async act({call}) {
      const refused = await call('GET', '/app', {headers: {'x-api-key': 'invalid'}});
      const strange = {'x-team-id': '00000000-0000-4000-8000-000000000000'};
      const stranger = await call('GET', '/app', {headers: strange});
      expect([refused.status, stranger.status]).toEqual([403, 403]);
      expect(at(refused.json, 'error')).toBe('Unauthorized access. Invalid API key.');
      expect(at(stranger.json, 'error')).toContain('you are not a member of the team');
    },
  },
];

describe.each(STATEMENTS)('$text', ({text, files, act}) => {
  test.each(files)('stands in %s', (file) => {
    expect(plainText(file)).toContain(text);
  });
  test('holds on the mock server', async () => act(await start()));
});

/** @returns the text of a file as a reader sees it: links by their words, lines joined */
function plainText(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return text.replaceAll(/\s+/g, ' ');
}

/** Stops an app after its job is done or before, and returns how the job stands much later. */
async function waitForJob(sandbox: Started, order: 'wait, then stop' | 'stop, then wait') {
  const app = await createApp(sandbox);
  await startApp(sandbox, app);
  const path = `/app/${app}/job/${await runJob(sandbox, app)}`;
  const wait = async (): Promise<void> => {
    for (let reads = 0; reads < 40; reads += 1) await sandbox.call('GET', path);
  };
  if (order === 'wait, then stop') await wait();
  await sandbox.call('PUT', `/app/${app}`, {body: {configuration: {active_workers: 0}}});
  await wait();
  const {json} = await sandbox.call('GET', path);
  return at(json, 'data', 'status');
}
