import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGUAGES, outputPath, type Language} from '../../src/plugins/samples/build/languages';
import type {BadDay} from './badDayRows';
import {BAD_DAYS} from './badDays';
import {judgeBadDay} from './judgeBadDay';
import {judgeFailure, judgeMessage, judgeSuccess} from './judgeRun';
import type {Toolchain} from './prepareToolchains';
import {keyOf} from './printBadDays';
import {runProgram} from './runProgram';
import {runScenario, runWithBadKey} from './runScenario';
import type {StartMockServer} from './startPublished';
import {FAILURES, OPENAI_COMPATIBLE, OTHER_FORMS, RECORDED, SLOW, type Scenario} from './scenarios';

/** One run to make: its name for the report and what finds its faults. */
export type PlannedRun = {
  readonly name: string;
  readonly findFaults: () => Promise<string[]>;
};

/** Every bad day in every language, each in one language, the languages taking turns, or none. */
export type BadDays = 'all' | 'in turn' | 'none';

/** What all runs share. */
export type Plan = {
  readonly samplesDir: string;
  /** A mock server for the runs that change nothing. */
  readonly sharedUrl: string;
  /** What starts a mock server for each run that changes something, but those of the bad days. */
  readonly start: StartMockServer;
  /** Which bad days programs meet too; the mock server of these runs in this process. */
  readonly badDays: BadDays;
  /** Whether to write the output down in place of comparing it. */
  readonly records: boolean;
};

/**
 * Lists every run of one language, those that pause first.
 *
 * @param plan what all runs share
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
    findFaults: () => runAndJudge(plan, scenario, toolchain),
  }));
  if (plan.records) return runs;
  const badDays = daysOf(language, plan.badDays).map((day) => planBadDay(day, language, toolchain));
  return [...badDays, ...runs, ...planRefusals(plan, language, toolchain)];
}

/**
 * Chooses bad days for one language.
 *
 * @param language the language
 * @param which those of all languages together
 */
export function daysOf({id}: Language, which: BadDays): readonly BadDay[] {
  if (which === 'none') return [];
  const turn = LANGUAGES.findIndex((language) => language.id === id);
  return BAD_DAYS.filter((_day, at) => which === 'all' || at % LANGUAGES.length === turn);
}

/** What a program has to do when something goes wrong around it. */
function planBadDay(day: BadDay, {id}: Language, {command}: Toolchain): PlannedRun {
  return {
    name: keyOf(day, id),
    findFaults: async () => judgeBadDay(await runScenario(day, command(day.sample)), day),
  };
}

/** The two ways in which every program has to fail. */
function planRefusals(plan: Plan, {id}: Language, {command}: Toolchain): PlannedRun[] {
  return RECORDED.filter(({world}) => world === undefined).flatMap(({sample}): PlannedRun[] => {
    const status = OPENAI_COMPATIBLE.includes(sample) ? '401' : '403';
    return [
      {
        name: `${id} ${sample}: fails clearly with a bad key`,
        findFaults: async () =>
          judgeMessage(await runWithBadKey(plan.sharedUrl, command(sample)), status),
      },
      {
        name: `${id} ${sample}: names the variable that is not set`,
        findFaults: async () => judgeMessage(await runProgram(command(sample)), 'Set '),
      },
    ];
  });
}

function nameOf({when, failsWith, world}: Scenario): string {
  if (failsWith !== undefined) return `fails clearly when ${when ?? ''}`;
  if (world !== undefined) return `prints what the page shows of the world "${world}"`;
  return when === undefined ? 'prints what the page shows' : `prints the same ${when}`;
}

async function runAndJudge(
  plan: Plan,
  scenario: Scenario,
  {command}: Toolchain,
): Promise<string[]> {
  const run = await runScenario(scenario, command(scenario.sample), plan.start);
  if (scenario.failsWith !== undefined) return judgeFailure(run, scenario);
  const file = path.join(plan.samplesDir, outputPath(scenario.sample, scenario.world));
  if (!plan.records) return judgeSuccess(run, scenario, await readRecorded(file));
  const faults = judgeSuccess(run, scenario);
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
