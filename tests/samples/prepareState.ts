import {FIRST_PERSON} from '../../sandbox/people';
import {callSandbox, readText} from './callSandbox';
import {TEAM, type Scenario} from './scenarios';

/** The environment variables of a sample in addition to its host and key. */
type PreparedVariables = {
  readonly RUNGEN_APP_ID?: string;
  readonly RUNGEN_JOB_ID?: string;
};

const MODEL = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';
const MAX_POLLS = 50;

/**
 * Brings a new mock server to the initial state of a scenario.
 *
 * @param url the mock server's address
 * @param scenario the state to prepare
 * @returns the IDs that a sample reads from its environment
 * @throws an Error when the mock server rejects a request, or a state is not reached
 */
export async function prepareState(url: string, scenario: Scenario): Promise<PreparedVariables> {
  const team = scenario.team && TEAM;
  for (const name of scenario.otherApps ?? []) await createApp(url, name, team);
  if (!scenario.app) return {};

  const appId = await createApp(url, 'poster-maker', team);
  const path = `/app/${appId}`;
  if (scenario.app === 'stopped') return {RUNGEN_APP_ID: appId};
  await callSandbox(url, `PUT ${path}`, {
    team,
    body: {configuration: {active_workers: 1}},
    ...(scenario.app === 'starting slowly' && {fault: 'slow-start'}),
  });
  if (scenario.app !== 'running') return {RUNGEN_APP_ID: appId};
  await waitFor(url, path, 'RUNNING', team);
  if (!scenario.job) return {RUNGEN_APP_ID: appId};

  const job = await callSandbox(url, `POST ${path}/run_async`, {
    team,
    body: {input: {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024}},
    ...(scenario.job === 'failed' && {fault: 'failed-job'}),
  });
  const jobId = readText(job, 'id');
  const ids = {RUNGEN_APP_ID: appId, RUNGEN_JOB_ID: jobId};
  // A job that should fail does so later, while the program waits for it.
  if (scenario.job === 'canceled')
    await callSandbox(url, `PUT ${path}/job/${jobId}`, {asUser: FIRST_PERSON, team});
  if (scenario.job === 'completed') await waitFor(url, `${path}/job/${jobId}`, 'COMPLETED', team);
  return ids;
}

async function createApp(url: string, name: string, team?: string): Promise<string> {
  const app = await callSandbox(url, 'POST /app', {
    team,
    body: {
      name,
      description: 'Draws posters from a prompt',
      configuration: {gpu_tier: 'STANDARD'},
      workflow: {model_url: MODEL, tools: {}},
    },
  });
  return readText(app, 'id');
}

// With the stepping clock, each request advances the time, so this needs no pause.
async function waitFor(
  url: string,
  path: string,
  wanted: string,
  team: string | undefined,
): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const status = readText(await callSandbox(url, `GET ${path}`, {team}), 'status');
    if (status === wanted) return;
  }
  throw new Error(`${path} was not ${wanted} after ${MAX_POLLS} requests`);
}
