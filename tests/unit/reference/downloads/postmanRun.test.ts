import {Collection} from 'postman-collection';
import {Runner} from 'postman-runtime';
import {expect, test} from 'vitest';
import type {SandboxOptions} from '@site/sandbox/sandboxOptions';
import {TEAMS} from '@site/sandbox/people';
import {at, start} from '../../sandbox/callSandbox';
import {publishedFiles} from './publishedFiles';

const FIRST_TEAM = TEAMS[0]?.id ?? '';
const {downloads} = await publishedFiles();
const text = downloads.find(({name}) => name === 'postman.json')?.content ?? '{}';

/** The responses and the warnings of the mock server, and the apps that are left afterwards. */
type Outcome = {readonly answers: string[]; readonly warnings: string[]; readonly left: unknown};

/** Imports the published file as Postman does, sets the host and the key, and runs it from top to bottom. */
async function runCollection(options: SandboxOptions = {}, team = ''): Promise<Outcome> {
  const warnings: string[] = [];
  const {url, call} = await start({...options, warn: (line) => warnings.push(line)});
  const listIn = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    at((await call('GET', '/app', {headers})).json, 'data');
  const collection = new Collection(JSON.parse(text));
  collection.variables.one('baseUrl').set(url);
  collection.variables.one('apiKey').set('practice');
  collection.variables.one('teamId').set(team);
  collection.variables.one('pauseMilliseconds').set('0');
  const answers: string[] = [];
  await new Promise<void>((resolve, reject) => {
    new Runner().run(collection, {}, (problem, run) => {
      if (problem) {
        reject(problem);
        return;
      }
      run.start({
        request: (error, _cursor, response, _request, item) => {
          const body = response?.text() ?? '';
          const status = /"status":"([A-Z_]+)"/.exec(body)?.[1] ?? '';
          const owner =
            team !== '' && body.includes(`"owner_team_id":"${team}"`) ? ' of the team' : '';
          const line = `${item.name}: ${response?.code ?? String(error)} ${status}${owner}`.trim();
          if (answers.at(-1) !== line) answers.push(line); // a starting app is polled repeatedly
        },
        exception: (_cursor, error) => reject(error),
        done: (error) => {
          if (error) reject(error);
          else resolve();
        },
      });
    });
  });
  const left = [await listIn({}), await listIn({'x-team-id': team || FIRST_TEAM})];
  return {answers, warnings, left};
}

test.each(['data', 'flat'] as const)(
  'the collection waits for a running app before it runs a job, and leaves nothing behind, with the job ID in the form %s',
  async (runAnswer) => {
    const {answers, warnings, left} = await runCollection({runAnswer});
    expect(answers).toEqual([
      'Create app: a text-to-image model: 201 STOPPED',
      'List apps: 200 STOPPED',
      'Update app: change the name and the description: 200 STOPPED',
      'Update app: start the app: 200 INITIALIZING',
      'Get app: 200 INITIALIZING',
      'Get app: 200 RUNNING',
      runAnswer === 'flat' ? 'Run job: 202 QUEUED' : 'Run job: 202',
      'Get job status: 200 IN_QUEUE',
      'Cancel job: 200 CANCELED',
      'Update app: stop the app: 200 STOPPED',
      'Delete app: 204',
      'Create app: a text-to-image model with a LoRA: 201 STOPPED',
      'Update app: change the weight of a LoRA: 200 STOPPED',
      'Delete app: 204',
    ]);
    expect(warnings).toEqual([]);
    expect(left).toEqual([[], []]);
  },
);

test('with a team, every request of the collection works in its context', async () => {
  const {answers, left} = await runCollection({}, FIRST_TEAM);
  expect(answers).toContain('Create app: a text-to-image model: 201 STOPPED of the team');
  expect(answers).toContain('Get app: 200 RUNNING of the team');
  expect(answers.filter((line) => / 20\d/.test(line))).toHaveLength(answers.length);
  expect(left).toEqual([[], []]);
});
