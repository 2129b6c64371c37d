import {expect, test} from 'vitest';
import {checkAnswer, ContractBreach} from '@site/sandbox/checkAnswer';
import {indexContract} from '@site/sandbox/contractIndex';
import type {Answer} from '@site/sandbox/operationTypes';

const operations = indexContract('contract');

function check(id: string, answer: Answer): void {
  const operation = operations.find((it) => it.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  checkAnswer(operation, answer);
}

test.each<[string, string, Answer, string]>([
  ['a missing field', 'listApps', {status: 200, body: {}}, "lacks the field 'data'"],
  [
    'an unknown field',
    'listApps',
    {status: 200, body: {data: [], page: 1}},
    "unknown field 'page'",
  ],
  ['a success that is not named', 'listApps', {status: 202, body: {data: []}}, 'does not name'],
  ['a body where there is none', 'deleteApp', {status: 204, body: {}}, 'the contract has none'],
  ['an error in another form', 'getApp', {status: 500, body: {message: 'x'}}, 'without a text'],
  ['a stream where there is none', 'listApps', {status: 200, events: []}, 'with a stream'],
  ['a wrong event', 'createChatCompletion', {status: 200, events: [{}]}, "lacks the field 'id'"],
])('%s in a response violates the contract', (_, id, answer, says) => {
  expect(() => check(id, answer)).toThrow(ContractBreach);
  expect(() => check(id, answer)).toThrow(says);
});

test('an unknown field of an app is found although App extends another schema', () => {
  const app = {
    id: '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34',
    name: 'Image maker',
    description: '',
    status: 'STOPPED',
    configuration: {active_workers: 0, gpu_tier: 'STANDARD'},
    workflow: {model_url: 'https://example.com/model', tools: {}},
    created_at: '2025-01-22T15:20:05',
    updated_at: '2025-01-22T15:20:05',
    created_by: '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71',
    owner_user_id: '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71',
    owner_team_id: null,
    jobs: {completed: 0, failed: 0, in_progress: 0, in_queue: 0, retried: 0},
    workers: {idle: 0, initializing: 0, ready: 0, running: 0, throttled: 0, unhealthy: 0},
  };
  expect(() => check('getApp', {status: 200, body: app})).not.toThrow();
  expect(() => check('getApp', {status: 200, body: {...app, color: 'red'}})).toThrow("'color'");
  const {jobs, ...withoutJobs} = app;
  expect(jobs).toBeDefined();
  expect(() => check('getApp', {status: 200, body: withoutJobs})).toThrow("'jobs'");
});

test('an error that the contract does not define may have any text', () => {
  expect(() => check('getApp', {status: 404, body: {error: 'x'}})).not.toThrow();
});
