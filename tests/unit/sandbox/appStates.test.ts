import {expect, test} from 'vitest';
import type {AppRecord, JobRecord} from '@site/sandbox/appRecord';
import {describeApp} from '@site/sandbox/describeApp';
import {advanceApp, scaleApp, SLOW_START_SECONDS, START_SECONDS} from '@site/sandbox/appStates';
import {newAppState, newJobState} from '@site/sandbox/StateMachine';
import {QUEUE_SECONDS, RUN_SECONDS} from '@site/sandbox/jobStates';

const START = START_SECONDS * 1000;
const QUEUE = QUEUE_SECONDS * 1000;
const RUN = RUN_SECONDS * 1000;

function makeApp(jobs: JobRecord[] = []): AppRecord {
  return {
    id: 'app',
    createdBy: 'user',
    createdAt: 0,
    updatedAt: 0,
    ownerUserId: 'user',
    ownerTeamId: null,
    gpuTier: 'STANDARD',
    jobs,
    name: '',
    description: '',
    modelUrl: 'https://example.com/model',
    tools: {},
    activeWorkers: 0,
    state: newAppState(() => undefined),
    readyAt: 0,
    jobsAt: 0,
    retried: 0,
  };
}

function makeJob(id: string, willFail = false): JobRecord {
  return {
    id,
    createdAt: 0,
    input: {},
    willFail,
    state: newJobState(() => undefined),
    startsAt: QUEUE,
    endsAt: Infinity,
  };
}

test('a stopped app that gets a worker is INITIALIZING, then RUNNING by itself', () => {
  const app = makeApp();
  scaleApp(app, 1, 0, false);
  expect(app.state.current).toBe('INITIALIZING');
  advanceApp(app, START - 1);
  expect(app.state.current).toBe('INITIALIZING');
  advanceApp(app, START);
  expect(app.state.current).toBe('RUNNING');
});

test('a slow start takes an hour', () => {
  const app = makeApp();
  scaleApp(app, 1, 0, true);
  advanceApp(app, SLOW_START_SECONDS * 1000 - 1);
  expect(app.state.current).toBe('INITIALIZING');
  advanceApp(app, SLOW_START_SECONDS * 1000);
  expect(app.state.current).toBe('RUNNING');
});

test('an app stops immediately, whether it is running or starting', () => {
  for (const time of [1, START]) {
    const app = makeApp();
    scaleApp(app, 1, 0, false);
    advanceApp(app, time);
    scaleApp(app, 0, time, false);
    expect(app.state.current).toBe('STOPPED');
    advanceApp(app, time + 10 * START);
    expect(app.state.current).toBe('STOPPED');
  }
});

test('a running app that gets more workers keeps running', () => {
  const app = makeApp();
  scaleApp(app, 1, 0, false);
  advanceApp(app, START);
  scaleApp(app, 3, START, false);
  expect(app.state.current).toBe('RUNNING');
});

test('a job of a stopped app waits however long that takes', () => {
  const app = makeApp([makeJob('one')]);
  advanceApp(app, 1_000_000);
  expect(app.jobs[0]?.state.current).toBe('IN_QUEUE');
});

test('one worker runs one job after the other, oldest first', () => {
  const app = makeApp([makeJob('one'), makeJob('two')]);
  scaleApp(app, 1, 0, false);
  advanceApp(app, START);
  expect(statuses(app)).toEqual(['RUNNING', 'IN_QUEUE']);
  advanceApp(app, START + RUN);
  expect(statuses(app)).toEqual(['COMPLETED', 'RUNNING']);
  advanceApp(app, START + 2 * RUN);
  expect(statuses(app)).toEqual(['COMPLETED', 'COMPLETED']);
});

test('one long step has the same result as many short steps', () => {
  const [long, short] = [0, 1].map(() => {
    const app = makeApp([makeJob('one'), makeJob('two', true), makeJob('three')]);
    scaleApp(app, 1, 0, false);
    return app;
  });
  if (!long || !short) throw new Error('two apps were made');
  const end = START + 2 * RUN + 1;
  for (let time = 0; time <= end; time += 1) advanceApp(short, time);
  advanceApp(long, end);
  expect(statuses(long)).toEqual(['COMPLETED', 'FAILED', 'RUNNING']);
  expect(statuses(short)).toEqual(statuses(long));
});

test('two workers run two jobs at once', () => {
  const app = makeApp([makeJob('one'), makeJob('two'), makeJob('three')]);
  scaleApp(app, 2, 0, false);
  advanceApp(app, START);
  expect(statuses(app)).toEqual(['RUNNING', 'RUNNING', 'IN_QUEUE']);
});

test('a job that waits behind another does not start in the past', () => {
  const app = makeApp([makeJob('one'), makeJob('two')]);
  scaleApp(app, 1, 0, false);
  for (let time = START; time < START + RUN + RUN; time += 1000) advanceApp(app, time);
  expect(statuses(app)).toEqual(['COMPLETED', 'RUNNING']);
});

test('stopping an app puts its running job back into the queue and counts it as retried', () => {
  const app = makeApp([makeJob('one')]);
  scaleApp(app, 1, 0, false);
  advanceApp(app, START);
  scaleApp(app, 0, START, false);
  expect(statuses(app)).toEqual(['IN_QUEUE']);
  expect(app.retried).toBe(1);
});

test('an app with fewer workers than running jobs lets the jobs finish, and has no free worker', () => {
  const app = makeApp([makeJob('one'), makeJob('two'), makeJob('three')]);
  scaleApp(app, 2, 0, false);
  advanceApp(app, START);
  scaleApp(app, 1, START, false);
  expect(statuses(app)).toEqual(['RUNNING', 'RUNNING', 'IN_QUEUE']);
  expect(describeApp(app).workers).toMatchObject({ready: 0, running: 2});
  advanceApp(app, START + RUN);
  expect(statuses(app)).toEqual(['COMPLETED', 'COMPLETED', 'RUNNING']);
  expect(describeApp(app).workers).toMatchObject({ready: 0, running: 1});
});

test('a canceled job never runs again', () => {
  const app = makeApp([makeJob('one')]);
  const [job] = app.jobs;
  if (!job) throw new Error('the app has a job');
  job.state.change('CANCELED', 'cancelJob');
  scaleApp(app, 1, 0, false);
  advanceApp(app, 1_000_000);
  expect(statuses(app)).toEqual(['CANCELED']);
});

function statuses(app: AppRecord): string[] {
  return app.jobs.map(({state}) => state.current);
}
