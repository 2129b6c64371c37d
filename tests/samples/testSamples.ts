import {existsSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, type ExpectStatic, test} from 'vitest';
import {outputPath} from '../../src/plugins/samples/build/languages';
import type {Ending} from '../helpers/program';
import {BAD_KEY} from './callSandbox';
import type {FailureScenario} from './failureRows';
import {FAILURE_SCENARIOS} from './failureScenarios';
import {PROGRAMS} from './programs';
import {type Command, run, runScenario, type ScenarioRun} from './runScenario';
import {FAILURES, OTHER_FORMS, RECORDED, TEAM, type Scenario} from './scenarios';
import {findToolchains, type Toolchain, writePrograms} from './toolchains';

/** A run of a program, and what is expected of it. */
type SampleRun = {
  readonly sample: string;
  /** What the program must do; `npm run record` selects its tests by this. */
  readonly title: string;
  /** In which languages it runs each day: in all, in one (they take turns), or in none. */
  readonly daily: 'all' | 'one' | 'none';
  readonly check: (command: Command, expect: ExpectStatic, language: string) => Promise<void>;
};

/** The languages of the daily runs. The nightly ones are in all languages. */
const DAILY = ['curl', 'python', 'javascript'];
/** The language whose output is recorded. That of the others is compared with it. */
const RECORDS = 'javascript';
/** The programs that pause between requests. */
const SLOW = ['whole-tutorial', 'wait-for-job', 'wait-until-running', 'retry-safely'];
/** How a program names its context when it runs without a team. */
const PERSONAL = 'your personal context';
/** A stack trace is useless to somebody who only runs a program. */
const TRACE = /^Traceback |^ {4}at .+:\d+|^goroutine \d+/m;

/**
 * Defines a test for each run of a program in a language against the mock server. A language that this machine lacks
 * is skipped with the reason; in CI, that fails.
 *
 * @param which the runs of each day, or every run in every language
 */
export async function testSamples(which: 'daily' | 'all'): Promise<void> {
  const folder = await writePrograms();
  afterAll(() => rm(path.dirname(folder), {recursive: true}));
  const planned = (await findToolchains(folder)).flatMap((toolchain) => {
    const runs = which === 'all' ? RUNS : selectDaily(toolchain.language);
    if (toolchain.missing === undefined) return runs.map((it) => nameRun(it, toolchain));
    if (runs.length > 0) {
      const title = `${runs.length} runs of samples in ${toolchain.language}: ${toolchain.missing}`;
      test.skipIf(!process.env.CI)(title, ({expect}) => expect(toolchain.missing).toBe(undefined));
    }
    return [];
  });
  const isSlow = ({sample, title}: SampleRun): number =>
    Number(SLOW.includes(sample) || title.includes('slow-answer'));
  planned.sort((one, other) => isSlow(other) - isSlow(one)); // all wait for the one that ends last
  test.concurrent.for(planned.map((it) => [it.name, it] as const))(
    '%s',
    ([, {check, command, language}], {expect}) => check(command, expect, language),
  );
}

function selectDaily(language: string): SampleRun[] {
  const turn = DAILY.indexOf(language);
  if (turn < 0) return [];
  const inTurn = RUNS.filter(({daily}) => daily === 'one').filter(
    (_, at) => at % DAILY.length === turn,
  );
  return RUNS.filter((it) => it.daily === 'all' || inTurn.includes(it));
}

function nameRun(it: SampleRun, {language, command}: Toolchain) {
  const name = `${language} ${it.sample}: ${it.title}`;
  return {...it, name, language, command: command(it.sample)};
}

/** Every run, the more telling ones of each kind daily. */
const RUNS: readonly SampleRun[] = [
  ...RECORDED.map((scenario): SampleRun => printsOutput(scenario, 'all')),
  ...OTHER_FORMS.map((scenario): SampleRun => printsOutput(scenario, 'one')),
  ...FAILURES.map((scenario): SampleRun => ({
    sample: scenario.sample,
    title: `fails clearly when ${scenario.when}`,
    daily: 'one',
    check: async (command, expect) =>
      expectFailure(await runScenario(scenario, command), scenario.failsWith ?? '', expect),
  })),
  ...FAILURE_SCENARIOS.map((scenario): SampleRun => ({
    sample: scenario.sample,
    title: `does what it must in the failure scenario: ${scenario.failure}`,
    daily: scenario.isNightly ? 'none' : 'one',
    check: async (command, expect) =>
      expectScenario(await runScenario(scenario, command), scenario, expect),
  })),
  ...Object.entries(PROGRAMS).flatMap(([sample, {state}]): SampleRun[] => [
    {
      sample,
      title: 'fails clearly with a bad key',
      daily: 'none',
      check: async (command, expect) => {
        const ended = await runScenario({...state, sample, key: BAD_KEY}, command);
        expectFailure(ended, /\b40[13]\b/, expect);
      },
    },
    {
      sample,
      title: 'names the variable that is not set',
      daily: 'none',
      check: async (command, expect) => expectFailure(await run(command), 'Set ', expect),
    },
  ]),
];

/** A run that prints what the pages show. In the language that is recorded, Vitest's snapshots keep it. */
function printsOutput(scenario: Scenario, daily: SampleRun['daily']): SampleRun {
  const {sample, outputName, when, team} = scenario;
  const file = path.resolve('samples', outputPath(sample, outputName));
  const check: SampleRun['check'] = async (command, expect, language) => {
    const ended = await runScenario(scenario, command);
    expect(ended).toMatchObject({
      code: 0,
      mistypedInputs: [],
      stderr: expect.not.stringMatching(TRACE) as unknown,
      ...(scenario.leavesNothing && {appsLeft: 0}),
      ...(team && {personalApps: 0}), // what it made belongs to the team
    });
    if (language === RECORDS && when === undefined) {
      return expect(ended.stdout).toMatchFileSnapshot(file);
    }
    const recorded = existsSync(file) ? readFileSync(file, 'utf8') : 'nothing: npm run record';
    const context = team === 'set' ? `team ${TEAM}` : PERSONAL;
    expect(ended.stdout).toBe(recorded.replaceAll(PERSONAL, context));
  };
  const output = outputName === undefined ? '' : ` of the output "${outputName}"`;
  const title =
    when === undefined ? `prints what the page shows${output}` : `prints the same ${when}`;
  return {sample, title, daily, check};
}

/** The program ended by itself, with an exit status and the reason. */
function expectFailure(ended: Ending, reason: string | RegExp, expect: ExpectStatic): void {
  expect(ended).toMatchObject({code: 1, signal: null});
  expect(ended.stderr).toMatch(reason);
  expect(ended.stderr).not.toMatch(TRACE);
}

/** The program ended as it must, said so, and left what it must; a command that it printed stops what bills. */
function expectScenario(
  ended: ScenarioRun,
  {ends, says, neverSays, leaves}: FailureScenario,
  expect: ExpectStatic,
): void {
  const said = ends === 'finishes' ? ended.stdout : ended.stderr;
  expect({
    ...ended,
    missing: says.filter((words) => !said.includes(words)),
    isFalse: neverSays !== undefined && said.includes(neverSays),
    workersAfterCommand: ended.workersAfterCommand ?? 0,
  }).toMatchObject({
    code: ends === 'finishes' ? 0 : 1,
    signal: null,
    stderr: expect.not.stringMatching(TRACE) as unknown,
    missing: [],
    isFalse: false,
    appsLeft: leaves.apps,
    workersLeft: leaves.workers,
    workersAfterCommand: 0,
  });
}
