import {MODEL_ID} from '../../sandbox/chat';
import {startMockServer} from '../../sandbox/node';
import {FIRST_PERSON} from '../../sandbox/people';
import {BAD_KEY, callSandbox, GOOD_KEY, readApps, readWorkers} from './callSandbox';
import {prepareState} from './prepareState';
import {TIMEOUT_MS, runProgram, type Command, type Run} from './runProgram';
import {TEAM, type Scenario} from './scenarios';
import {startGateway} from './startGateway';
import {showService} from './showService';
import type {StartMockServer} from './startPublished';

/** An address with a port on which nothing listens. */
const NOBODY = 'http://127.0.0.1:9';

/** The result of a program, with the state of the service afterwards. */
export type ScenarioRun = Run & {
  readonly appsLeft: number;
  /** What the mock server says about fields of a job's input that the contract does not name. */
  readonly mistypedInputs?: readonly string[];
  /** How many of them are in the personal context. */
  readonly personalApps: number;
  /** The active workers of all apps, which continue to cost money. */
  readonly workersLeft: number;
  /** The same after running the command that the program printed to stop them; absent if it printed none. */
  readonly workersAfterCommand?: number;
};

/**
 * Runs one program against a new mock server, which always starts with the same IDs and time.
 *
 * @param scenario the state and behavior of the mock server
 * @param command how to start the program
 * @param start starts the mock server, by default in this process
 * @returns the result, with URLs of the service instead of those of the mock server
 * @throws an Error when the mock server cannot be brought to the initial state of the scenario
 */
export async function runScenario(
  scenario: Scenario,
  command: Command,
  start: StartMockServer = startMockServer,
): Promise<ScenarioRun> {
  const warnings: string[] = [];
  const sandbox = await start({
    port: 0,
    clock: 'step',
    warn: (line) => warnings.push(line),
    runAnswer: scenario.runAnswer ?? 'data',
    ...(scenario.faults !== undefined && {faults: scenario.faults}),
  });
  const gateway = scenario.wrapsApp ? await startGateway(sandbox.url) : null;
  try {
    const ids = await prepareState(sandbox.url, scenario);
    const host = scenario.isRefused ? NOBODY : (gateway?.url ?? sandbox.url);
    const wait = scenario.waitSeconds;
    const prepared = withVariables(command, {
      ...serviceAt(host, GOOD_KEY),
      ...ids,
      RUNGEN_TEAM_ID: scenario.team === 'set' ? TEAM : '', // not sent when it is empty
      ...(scenario.hidesUser && {RUNGEN_USER_ID: ''}),
    });
    if (scenario.killedAt !== undefined) {
      await runProgram({...prepared, interrupt: {name: 'SIGKILL', at: scenario.killedAt}});
    }
    const limited = withVariables(
      prepared,
      wait === undefined ? {} : {RUNGEN_WAIT_SECONDS: String(wait)},
    );
    const run = await runProgram(
      {...limited, ...(scenario.signal && {interrupt: scenario.signal})},
      longestOf(scenario),
    );
    return {
      status: run.status,
      stdout: showService(showService(run.stdout, host), sandbox.url),
      stderr: run.stderr,
      mistypedInputs: warnings.filter((line) => line.includes('which the contract does not name')),
      ...(await countLeft(sandbox.url)),
      ...(await runPrintedCommand(sandbox.url, run.stderr)),
    };
  } finally {
    await gateway?.close();
    await sandbox.close();
  }
}

/**
 * Runs a program with a key that the service rejects.
 *
 * @param url a mock server's address; its state does not change
 */
export function runWithBadKey(url: string, command: Command): Promise<Run> {
  const ids = {RUNGEN_APP_ID: FIRST_PERSON, RUNGEN_JOB_ID: FIRST_PERSON, RUNGEN_TEAM_ID: TEAM};
  return runProgram(withVariables(command, {...serviceAt(url, BAD_KEY), ...ids}));
}

function serviceAt(url: string, key: string): Record<string, string> {
  return {
    RUNGEN_API: url,
    RUNGEN_API_KEY: key,
    RUNGEN_USER_ID: FIRST_PERSON,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: key,
    RUNGEN_MODEL: MODEL_ID,
  };
}

/** In a failure scenario, a program pauses between retries, half a minute in total, and more than once. */
const FAILURE_TIMEOUT_MS = 300_000;

function longestOf({faults}: Scenario): number {
  return faults === undefined ? TIMEOUT_MS : FAILURE_TIMEOUT_MS;
}

function withVariables(command: Command, variables: Record<string, string>): Command {
  return {...command, variables: {...command.variables, ...variables}};
}

type Left = Pick<ScenarioRun, 'appsLeft' | 'personalApps' | 'workersLeft'>;

async function countLeft(url: string): Promise<Left> {
  const personal = readApps(await callSandbox(url, 'GET /app'));
  const apps = [...personal, ...readApps(await callSandbox(url, 'GET /app', {team: TEAM}))];
  return {
    appsLeft: apps.length,
    personalApps: personal.length,
    workersLeft: apps.map(readWorkers).reduce((sum, count) => sum + count, 0),
  };
}

/** Runs the printed command that stops an app, as a reader would after the service has recovered. */
async function runPrintedCommand(
  url: string,
  text: string,
): Promise<{workersAfterCommand?: number}> {
  const line = /^curl -X PUT .+$/m.exec(text)?.[0];
  if (line === undefined) return {};
  const variables = {RUNGEN_API_KEY: GOOD_KEY};
  const command = `${line.replace(NOBODY, url)} -H 'x-mock-fault: none'`;
  await runProgram({file: 'bash', args: ['-c', command], variables});
  return {workersAfterCommand: (await countLeft(url)).workersLeft};
}
