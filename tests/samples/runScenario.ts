import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {MODEL_ID} from '../../sandbox/chat';
import {startMockServer, type StartOptions} from '../../sandbox/node';
import {FIRST_PERSON} from '../../sandbox/people';
import {BRAND} from '../../src/site/brand';
import {type Ending, startProgram} from '../helpers/program';
import type {RunningServer} from '../helpers/startServer';
import {callSandbox, GOOD_KEY, readApps, readWorkers} from './callSandbox';
import {prepareState} from './prepareState';
import {type Interrupt, TEAM, type Scenario} from './scenarios';
import {startGateway} from './startGateway';

/** How to start a program. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  /** Variables in addition to PATH and HOME; nothing else of our own environment is passed to a program. */
  readonly variables?: Readonly<Record<string, string>>;
};

/** An address with a port on which nothing listens. */
const NOBODY = 'http://127.0.0.1:9';

/** A program that has not ended by then hangs. Some pause for half a minute, more than once. */
const LIMIT_MS = 240_000;

/** How a program ended, and the state of the service afterwards. */
export type ScenarioRun = Ending & {
  readonly appsLeft: number;
  /** What the mock server says about fields of a job's input that the contract does not name. */
  readonly mistypedInputs: readonly string[];
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
  start: (options: StartOptions) => Promise<RunningServer> = startMockServer,
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
    const variables = {
      RUNGEN_API: host,
      OPENAI_BASE_URL: `${host}/v1`,
      RUNGEN_API_KEY: scenario.key ?? GOOD_KEY,
      OPENAI_API_KEY: scenario.key ?? GOOD_KEY,
      RUNGEN_MODEL: MODEL_ID,
      ...ids,
      RUNGEN_TEAM_ID: scenario.team === 'set' ? TEAM : '', // not sent when it is empty
      RUNGEN_USER_ID: scenario.hidesUser ? '' : FIRST_PERSON,
    };
    const prepared = {...command, variables: {...variables, ...command.variables}};
    if (scenario.killedAt !== undefined) {
      await run(prepared, {name: 'SIGKILL', at: scenario.killedAt});
    }
    const wait = scenario.waitSeconds;
    const limit = wait === undefined ? {} : {RUNGEN_WAIT_SECONDS: String(wait)};
    const ending = await run(
      {...prepared, variables: {...prepared.variables, ...limit}},
      scenario.signal,
    );
    return {
      ...ending,
      mistypedInputs: warnings.filter((line) => line.includes('which the contract does not name')),
      stdout: showService(showService(ending.stdout, host), sandbox.url),
      ...(await countLeft(sandbox.url)),
      ...(await runPrintedCommand(sandbox.url, ending.stderr)),
    };
  } finally {
    await gateway?.close();
    await sandbox.close();
  }
}

/**
 * Runs a program in a new, empty folder.
 *
 * @param command what to start
 * @param interrupt a signal that it gets while it runs
 */
export async function run(
  {file, args, variables}: Command,
  interrupt?: Interrupt,
): Promise<Ending> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'sample-'));
  const env = {PATH: process.env.PATH, HOME: process.env.HOME, ...variables};
  const program = startProgram(file, args, {cwd, env, limitMs: LIMIT_MS});
  if (interrupt !== undefined) {
    let isSent = false;
    const onPrinted = (): void => {
      if (isSent || !program.printed.output.includes(interrupt.at)) return;
      isSent = true;
      // Ctrl+C and a closed terminal signal a whole process group; "kill" signals one process.
      if (interrupt.name === 'SIGTERM') program.child.kill('SIGTERM');
      else void program.stop(interrupt.name);
    };
    program.child.stdout.on('data', onPrinted);
    program.child.stderr.on('data', onPrinted);
  }
  const ending = await program.ended;
  await rm(cwd, {recursive: true});
  return ending;
}

/** Shows the service's addresses in place of the mock server's, as a user of the service sees them. */
function showService(printed: string, url: string): string {
  return printed
    .replaceAll(`${url}/mock-files/`, 'https://example.com/') // where results are is not published
    .replaceAll(url, BRAND.apiUrl);
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
  await run({file: 'bash', args: ['-c', command], variables});
  return {workersAfterCommand: (await countLeft(url)).workersLeft};
}
