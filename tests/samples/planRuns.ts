import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGUAGES, outputPath, type Language} from '../../src/plugins/samples/build/languages';
import type {FailureScenario} from './failureRows';
import {FAILURE_SCENARIOS} from './failureScenarios';
import {checkFailureScenario} from './checkFailureScenario';
import {checkFailure, checkMessage, checkSuccess} from './checkRun';
import type {Toolchain} from './prepareToolchains';
import {keyOf} from './printFailureScenarios';
import {runProgram} from './runProgram';
import {runScenario, runWithBadKey} from './runScenario';
import type {StartMockServer} from './startPublished';
import {FAILURES, OPENAI_COMPATIBLE, OTHER_FORMS, RECORDED, SLOW, type Scenario} from './scenarios';

/** One planned run: its name for the report, and a function that runs it and returns its faults. */
export type PlannedRun = {
  readonly name: string;
  readonly findFaults: () => Promise<string[]>;
};

/** Every failure scenario in every language, or each in one language (the languages take turns), or none. */
export type FailureSelection = 'all' | 'in turn' | 'none';

/** The settings that all runs share. */
export type Plan = {
  readonly samplesDir: string;
  /** A mock server for the runs that change nothing. */
  readonly sharedUrl: string;
  /** Starts a mock server for each run that changes something, except for failure scenarios. */
  readonly start: StartMockServer;
  /** Which failure scenarios to run too; their mock server runs in this process. */
  readonly failures: FailureSelection;
  /** Whether to record the output instead of comparing it. */
  readonly records: boolean;
};

/**
 * Lists every run of one language, the slow ones that pause first.
 *
 * @param plan the shared settings
 * @param language the language
 * @param toolchain how to start its programs
 */
export function planRuns(plan: Plan, language: Language, toolchain: Toolchain): PlannedRun[] {
  const scenarios = plan.records ? RECORDED : [...RECORDED, ...OTHER_FORMS, ...FAILURES];
  const slowFirst = [
    ...scenarios.filter(({sample}) => SLOW.includes(sample)),
    ...scenarios.filter(({sample}) => !SLOW.includes(sample)),
  ];
  const runs = slowFirst.map((scenario): PlannedRun => ({
    name: `${language.id} ${scenario.sample}: ${nameOf(scenario)}`,
    findFaults: () => runAndCheck(plan, scenario, toolchain),
  }));
  if (plan.records) return runs;
  const failureRuns = selectFailures(language, plan.failures).map((scenario) =>
    planFailureScenario(scenario, language, toolchain),
  );
  return [...failureRuns, ...runs, ...planRefusals(plan, language, toolchain)];
}

/**
 * Selects the failure scenarios for one language.
 *
 * @param language the language
 * @param which the selection for all languages together
 */
export function selectFailures(
  {id}: Language,
  which: FailureSelection,
): readonly FailureScenario[] {
  if (which === 'none') return [];
  const turn = LANGUAGES.findIndex((language) => language.id === id);
  return FAILURE_SCENARIOS.filter(
    (_scenario, at) => which === 'all' || at % LANGUAGES.length === turn,
  );
}

/** Plans the run of a program in a failure scenario. */
function planFailureScenario(
  scenario: FailureScenario,
  {id}: Language,
  {command}: Toolchain,
): PlannedRun {
  return {
    name: keyOf(scenario, id),
    findFaults: async () =>
      checkFailureScenario(await runScenario(scenario, command(scenario.sample)), scenario),
  };
}

/** Plans the two failures that every program has to handle. */
function planRefusals(plan: Plan, {id}: Language, {command}: Toolchain): PlannedRun[] {
  return RECORDED.filter(({outputName}) => outputName === undefined).flatMap(
    ({sample}): PlannedRun[] => {
      const status = OPENAI_COMPATIBLE.includes(sample) ? '401' : '403';
      return [
        {
          name: `${id} ${sample}: fails clearly with a bad key`,
          findFaults: async () =>
            checkMessage(await runWithBadKey(plan.sharedUrl, command(sample)), status),
        },
        {
          name: `${id} ${sample}: names the variable that is not set`,
          findFaults: async () => checkMessage(await runProgram(command(sample)), 'Set '),
        },
      ];
    },
  );
}

function nameOf({when, failsWith, outputName}: Scenario): string {
  if (failsWith !== undefined) return `fails clearly when ${when ?? ''}`;
  if (outputName !== undefined) return `prints what the page shows of the output "${outputName}"`;
  return when === undefined ? 'prints what the page shows' : `prints the same ${when}`;
}

async function runAndCheck(
  plan: Plan,
  scenario: Scenario,
  {command}: Toolchain,
): Promise<string[]> {
  const run = await runScenario(scenario, command(scenario.sample), plan.start);
  if (scenario.failsWith !== undefined) return checkFailure(run, scenario);
  const file = path.join(plan.samplesDir, outputPath(scenario.sample, scenario.outputName));
  if (!plan.records) return checkSuccess(run, scenario, await readRecorded(file));
  const faults = checkSuccess(run, scenario);
  if (faults.length === 0) await record(file, run.stdout);
  return faults;
}

async function readRecorded(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '(nothing: run npm run samples:record)';
  }
}

async function record(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
