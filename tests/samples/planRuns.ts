import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGUAGES, outputPath, type Language} from '../../src/plugins/samples/build/languages';
import {FAILURE_SCENARIOS} from './failureScenarios';
import {checkFailureScenario} from './checkFailureScenario';
import {checkFailure, checkMessage, checkSuccess} from './checkRun';
import {runProgram, type Command} from './runProgram';
import {runScenario, runWithBadKey} from './runScenario';
import {FAILURES, OPENAI_COMPATIBLE, OTHER_FORMS, RECORDED, SLOW, type Scenario} from './scenarios';

/** A run of a program: its name, and a function that makes it and returns its faults. */
export type PlannedRun = {
  readonly name: string;
  readonly findFaults: (settings: Settings) => Promise<string[]>;
};

/** What the runs of one language share. */
export type Settings = {
  /** How to start a program. */
  readonly command: (sample: string) => Command;
  /** A mock server for the runs that change nothing. */
  readonly sharedUrl: string;
};

/** Every run, or those of each change: the same fault in another language, or in a like program, runs at night. */
export type Extent = 'all' | 'daily';

/** Of the failure scenarios, one in this many runs with each change. */
const DAILY_SHARE = 4;

const SAMPLES = path.resolve('samples');

/**
 * Lists the runs of one language, the slow ones that pause first.
 *
 * @param language the language
 * @param extent `daily`: every recorded output runs in each language, all other runs in one language, in turn
 */
export function planRuns(language: Language, extent: Extent): PlannedRun[] {
  const recorded = [...RECORDED].sort(
    (one, other) => Number(SLOW.includes(other.sample)) - Number(SLOW.includes(one.sample)),
  );
  const isSelected = selector(language, extent);
  const failures = FAILURE_SCENARIOS.filter(
    (_scenario, at) => extent === 'all' || at % DAILY_SHARE === 0,
  );
  return [
    ...failures.filter(isSelected).map((scenario) => ({
      name: `${scenario.sample}: ${scenario.failure}`,
      findFaults: async ({command}: Settings) =>
        checkFailureScenario(await runScenario(scenario, command(scenario.sample)), scenario),
    })),
    ...recorded.map(planScenario),
    ...[...OTHER_FORMS, ...FAILURES].filter(isSelected).map(planScenario),
    ...planRefusals().filter(isSelected),
  ];
}

/** Whether a run is one of this language. The languages take turns, so that each has runs of each kind. */
function selector({id}: Language, extent: Extent): (run: unknown, at: number) => boolean {
  const daily = LANGUAGES.filter((it) => it.id !== 'go');
  const turn = daily.findIndex((it) => it.id === id);
  return (_run, at) => extent === 'all' || at % daily.length === turn;
}

function planScenario(scenario: Scenario): PlannedRun {
  return {
    name: `${scenario.sample}: ${nameOf(scenario)}`,
    async findFaults({command}) {
      const run = await runScenario(scenario, command(scenario.sample));
      if (scenario.failsWith !== undefined) return checkFailure(run, scenario);
      return checkSuccess(run, scenario, await readRecorded(scenario));
    },
  };
}

/** The two failures that every program has to handle. */
function planRefusals(): PlannedRun[] {
  return RECORDED.filter(({outputName}) => outputName === undefined).flatMap(({sample}) => [
    {
      name: `${sample}: fails clearly with a bad key`,
      findFaults: async ({command, sharedUrl}: Settings) =>
        checkMessage(
          await runWithBadKey(sharedUrl, command(sample)),
          OPENAI_COMPATIBLE.includes(sample) ? '401' : '403',
        ),
    },
    {
      name: `${sample}: names the variable that is not set`,
      findFaults: async ({command}: Settings) =>
        checkMessage(await runProgram(command(sample)), 'Set '),
    },
  ]);
}

function nameOf({when, failsWith, outputName}: Scenario): string {
  if (failsWith !== undefined) return `fails clearly when ${when ?? ''}`;
  if (outputName !== undefined) return `prints what the page shows of the output "${outputName}"`;
  return when === undefined ? 'prints what the page shows' : `prints the same ${when}`;
}

const recordedFile = ({sample, outputName}: Scenario): string =>
  path.join(SAMPLES, outputPath(sample, outputName));

async function readRecorded(scenario: Scenario): Promise<string> {
  try {
    return await readFile(recordedFile(scenario), 'utf8');
  } catch {
    return '(nothing: run npm run record)';
  }
}

/**
 * Runs every sample and records what it prints, which pages show.
 *
 * @param command how to start the programs of one language
 * @returns the faults of the runs; the output of a run with faults is not recorded
 */
export async function recordOutputs(command: Settings['command']): Promise<string[]> {
  const faults: string[] = [];
  for (const scenario of RECORDED) {
    const run = await runScenario(scenario, command(scenario.sample));
    const found = checkSuccess(run, scenario);
    faults.push(...found.map((fault) => `${scenario.sample}: ${fault}`));
    if (found.length > 0) continue;
    const file = recordedFile(scenario);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, run.stdout);
  }
  return faults;
}
