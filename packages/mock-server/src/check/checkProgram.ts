import {rm} from 'node:fs/promises';
import {practiceVariables} from '../environment';
import type {MockContract} from '../contract';
import type {Exchange} from '../exchange';
import {startMockServer} from '../nodeAdapter';
import {emptyState} from '../state';
import {analyzeRequests, count, countJobs, type Finding, type FindingKind} from './analyze';
import {prepareApp} from './prepareApp';
import {type Ending, runProgram} from './runProgram';
import {listRules} from './runs';
import {shimVariables, writeShims} from './shims';

/** How a program is checked. */
export type CheckOptions = {
  readonly contract: MockContract;
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The working directory of the program; by default that of this process. */
  readonly cwd?: string;
  /** The fault rules, one for each run; by default, see `listRules`. */
  readonly rules?: readonly string[];
  /** How many simulated seconds pass in a real one. */
  readonly speed: number;
  /** The real seconds that a run may take. */
  readonly limit: number;
  /** How many runs go on at the same time. */
  readonly parallel: number;
  /** Receives each run that has ended. */
  readonly onRun: (run: Run) => void;
  /** Ends the check early. */
  readonly signal: AbortSignal;
};

/** One run of the program. */
export type Run = {
  /** The fault rule; `none` for the first run. */
  readonly fault: string;
  /** Null if it was killed. */
  readonly exitCode: number | null;
  readonly seconds: number;
  readonly jobs: number;
  readonly findings: readonly Finding[];
};

/** What a check found. */
export type Report = {
  /** Why nothing could be found. */
  readonly problem?: string;
  readonly runs: readonly Run[];
  readonly isPassed: boolean;
  /** The end of what the program printed without faults, if it did not succeed. */
  readonly output?: string;
};

/** What one run gave, for comparison with others. */
type Measured = {
  readonly ending: Ending;
  readonly exchanges: readonly Exchange[];
  readonly findings: readonly Finding[];
};

/**
 * Runs a program as it is, then once under each fault, each time against a mock server with a fresh state.
 *
 * @throws HttpError for fault rules that cannot be read; Error for a program that cannot be started
 */
export async function checkProgram(options: CheckOptions): Promise<Report> {
  const shims = await writeShims(options.speed);
  try {
    return await checkWithShims(options, shims);
  } finally {
    await rm(shims, {recursive: true});
  }
}

async function checkWithShims(options: CheckOptions, shims: string): Promise<Report> {
  const clean = await measure('none', options, shims);
  const {exitCode, output} = clean.ending;
  const called = clean.exchanges.flatMap(({operation}) => operation ?? []);
  if (clean.exchanges.length === 0) {
    const problem = `"${options.command.join(' ')}" never called the mock server. It has to read RUNGEN_API and RUNGEN_API_KEY, or OPENAI_BASE_URL and OPENAI_API_KEY.`;
    return {problem, output, runs: [], isPassed: false};
  }
  const first = toRun('none', clean, clean);
  options.onRun(first);
  const runs = [first];
  const queue = (options.rules ?? listRules(called)).entries();
  const work = async (): Promise<void> => {
    for (const [index, rule] of queue) {
      const run = toRun(rule, await measure(rule, options, shims), clean);
      options.onRun(run);
      runs[index + 1] = run;
    }
  };
  await Promise.all(Array.from({length: options.parallel}, work));
  const isPassed = runs.every(({findings}) => findings.length === 0);
  return {runs, isPassed, ...(exitCode !== 0 && {output})};
}

/** Runs the program once under a fault rule, or `none`. */
async function measure(fault: string, options: CheckOptions, shims: string): Promise<Measured> {
  const {contract, command, cwd, speed, limit, signal} = options;
  const start = Date.now();
  const state = emptyState();
  const log: Exchange[] = [];
  const clock = (): number => start + (Date.now() - start) * speed;
  const given = await prepareApp(contract, state, start);
  const faults = fault === 'none' ? undefined : fault;
  const {url, close} = await startMockServer(0, {contract, state, log, clock, faults});
  // The time limits of requests are real: a program that meets a slow answer waits as long as it asks for.
  const isFast = !fault.includes('slow-answer');
  const env = {
    ...process.env,
    ...practiceVariables(url),
    ...given,
    RUNGEN_TEAM_ID: undefined,
    RUNGEN_TEAM_IDS: undefined,
    ...(isFast && shimVariables(shims, process.env)),
  };
  try {
    const ending = await runProgram(command, {env, cwd, limitMs: limit * 1000, signal});
    const givenIds = Object.values(given);
    const record = {exchanges: log, state, givenIds, endedAt: Date.now(), speed};
    return {ending, exchanges: log, findings: analyzeRequests(record)};
  } finally {
    await close();
  }
}

/** Adds to the findings of a run what its end shows, compared with the run without faults. */
function toRun(fault: string, measured: Measured, clean: Measured): Run {
  const {ending, exchanges} = measured;
  const {exitCode, seconds, isAtLimit, hasChildren} = ending;
  const findings = [...measured.findings];
  const add = (kind: FindingKind, text: string): void => {
    findings.push({kind, text, requests: []});
  };
  const lost = exitCode === 0 ? findLostWork(measured, clean) : undefined;
  if (isAtLimit) {
    add('still-running', `it was still running after ${seconds.toFixed(0)} s, and was killed`);
  } else if (hasChildren) {
    add('child-processes', 'it left processes running, which were killed');
  }
  if (lost !== undefined) add('exit-code', `exit code 0, although ${lost}`);
  if (fault === 'none' && !isAtLimit && exitCode !== 0) {
    const text = exitCode === null ? 'it was killed' : `exit code ${exitCode} without any fault`;
    add('exit-code', text);
  }
  return {fault, exitCode, seconds, jobs: countJobs(exchanges), findings};
}

/** Describes what a run did not get done that the run without faults did. */
function findLostWork(measured: Measured, clean: Measured): string | undefined {
  const failed = countResults(measured, 'FAILED');
  if (failed > 0) return `${count(failed, 'job')} failed`;
  const completed = countResults(measured, 'COMPLETED');
  const expected = countResults(clean, 'COMPLETED');
  if (completed < expected) return `${completed} of ${count(expected, 'job')} completed`;
  const answers = countChats(measured);
  const expectedAnswers = countChats(clean);
  if (answers < expectedAnswers) {
    return `${answers} of ${count(expectedAnswers, 'chat answer')} arrived whole`;
  }
  return undefined;
}

/** Counts the jobs in a status that the program saw in an answer. */
function countResults({exchanges}: Measured, status: string): number {
  const seen = new Set<string>();
  for (const exchange of exchanges) {
    const isSeen =
      exchange.operation === 'getJob' &&
      exchange.status === 200 &&
      !exchange.faults.has('unknown-state');
    if (isSeen && JSON.stringify(exchange.answer?.body).includes(`"status":"${status}"`)) {
      seen.add(exchange.path);
    }
  }
  return seen.size;
}

/** Counts the chat answers that reached the program whole: some faults cut only those in chunks. */
function countChats({exchanges}: Measured): number {
  let whole = 0;
  for (const {operation, status, answer, faults} of exchanges) {
    if (operation !== 'createChatCompletion' || status !== 200) continue;
    const isStreamCut = faults.has('stream-error') || faults.has('lost-answer');
    const isCut = faults.has('cut-stream') || (answer?.events !== undefined && isStreamCut);
    if (!isCut) whole += 1;
  }
  return whole;
}
