import {startMockServer} from '@rungen/mock-server/nodeAdapter';
import {practiceVariables} from '@rungen/mock-server/environment';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {newId} from '@rungen/mock-server/state';
import {TEAMS} from '@rungen/mock-server/users';
import type {Start} from './programs';

const APP = {
  name: 'poster-maker',
  configuration: {gpu_tier: 'STANDARD', active_workers: 1},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell'},
};
/** The IDs of the first things that a run creates, as recorded outputs have them. */
const IDS = [
  'f3c9ebfd-2b30-405c-b071-0a2ebd22e0b2',
  'ca16810c-0b41-4363-9d9a-84fe34bc5ca6',
  'd20a25c3-dc39-436c-a79c-ca8efa471d17',
];
const INPUT = {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024};

type Thing = {readonly id: string; readonly status: string};
type App = Thing & {readonly configuration: {readonly active_workers: number}};

/** A mock server for one program, which has what the program needs. */
export type PracticeServer = Awaited<ReturnType<typeof startPractice>>;

/**
 * Starts a mock server whose IDs and times are always the same; each request takes a second there.
 *
 * @param start what there is for the program
 * @param isTeam whether everything belongs to a team
 * @param onRequest is called with the number of each request that the mock server accepts, before its response
 */
export async function startPractice(
  {app: appState, job: jobState}: Start,
  faults?: string,
  isTeam = false,
  onRequest?: (number: number) => void,
) {
  let requests = 0;
  const ids = IDS.values();
  const clock = (): number => {
    requests += 1;
    onRequest?.(requests);
    return Date.UTC(2025, 0, 22, 15, 20, requests);
  };
  const {url, close} = await startMockServer(0, {
    contract: await loadMockContract(),
    faults,
    clock,
    nextId: () => ids.next().value ?? newId(),
  });
  const team = isTeam ? (TEAMS[0]?.id ?? '') : '';
  async function ask<Body>(
    method: string,
    path: string,
    body?: object,
    teamId = team,
  ): Promise<Body> {
    const headers = {
      'x-api-key': 'practice',
      'x-mock-fault': faults === 'failed-job' ? faults : 'none',
      'content-type': 'application/json',
      connection: 'close', // the next server may get this port, where a connection that is kept would be dead
      ...(teamId && {'x-team-id': teamId}),
    };
    const init = {method, headers, ...(body && {body: JSON.stringify(body)})};
    const response = await fetch(url + path, init);
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }
  const variables: Record<string, string> = {...practiceVariables(url), RUNGEN_TEAM_ID: team};
  if (appState !== undefined) {
    const {data: app} = await ask<{data: Thing}>('POST', '/app', APP);
    variables.RUNGEN_APP_ID = app.id;
    const path = `/app/${app.id}`;
    if (appState === 'running') {
      await reach('RUNNING', async () => (await ask<Thing>('GET', path)).status);
    }
    if (jobState !== undefined) {
      const {data: job} = await ask<{data: Thing}>('POST', `${path}/run_async`, {input: INPUT});
      variables.RUNGEN_JOB_ID = job.id;
      const read = async () =>
        (await ask<{data: Thing}>('GET', `${path}/job/${job.id}`)).data.status;
      if (jobState === 'completed') await reach('COMPLETED', read);
    }
  }
  /** Creates an app that runs, in a team or, without its ID, in the personal context. */
  const startApp = (teamId: string) => ask('POST', '/app', APP, teamId);
  /** Counts apps and their workers, which cost money; by default, where the program runs. */
  const count = async (teamId?: string) => {
    const {data} = await ask<{data: App[]}>('GET', '/app', undefined, teamId);
    const workers = data.reduce((sum, {configuration}) => sum + configuration.active_workers, 0);
    return {apps: data.length, workers};
  };
  return {url, variables, startApp, count, countRequests: () => requests, close};
}

/** Reads until the status is the wanted one: each request moves the time. */
async function reach(wanted: string, read: () => Promise<string>): Promise<void> {
  while ((await read()) !== wanted);
}
