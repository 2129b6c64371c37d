import type {Run} from './runProgram';
import {TEAM, type Scenario} from './scenarios';
import type {ScenarioRun} from './runScenario';

/** How a program refers to its context when it runs without a team. */
const PERSONAL = 'your personal context';

const TRACE = /^Traceback |^ {4}at .+:\d+|^goroutine \d+/m;

/**
 * Lists what is wrong with a run that should print what the pages show.
 *
 * @param recorded the text the pages show; undefined for a run whose output is being recorded
 * @returns one sentence for each fault, none when everything is correct
 */
export function checkSuccess(run: ScenarioRun, scenario: Scenario, recorded?: string): string[] {
  const faults: string[] = [];
  const inTeam = scenario.team === 'set' ? `team ${TEAM}` : PERSONAL;
  const expected = recorded?.replaceAll(PERSONAL, inTeam);
  if (run.status !== 0) faults.push(`ended with status ${run.status}: ${quote(run.stderr)}`);
  else if (run.stdout.trim() === '') faults.push('printed nothing');
  else if (expected !== undefined && run.stdout !== expected) {
    faults.push(`printed ${quote(run.stdout)}, but the page shows ${quote(expected)}`);
  }
  return [...faults, ...checkRest(run, scenario)];
}

/**
 * Lists what is wrong with a run that should fail.
 *
 * @returns one sentence for each fault, none when everything is correct
 */
export function checkFailure(run: ScenarioRun, scenario: Scenario): string[] {
  return [...checkMessage(run, scenario.failsWith ?? ''), ...checkRest(run, scenario)];
}

/**
 * Checks that a run failed correctly: with an exit status and the reason, and without a stack trace.
 *
 * @param reason a text that standard error has to contain
 */
export function checkMessage(run: Run, reason: string): string[] {
  const faults: string[] = [];
  if (run.status < 0) faults.push(`was not able to end by itself: ${quote(run.stderr)}`);
  if (run.status === 0) faults.push('ended with status 0, and not with a failure');
  if (!run.stderr.includes(reason)) {
    faults.push(`did not say "${reason}" but ${quote(run.stderr)}`);
  }
  return [...faults, ...findTrace(run)];
}

function checkRest(run: ScenarioRun, scenario: Scenario): string[] {
  if (run.mistypedInputs?.length) return [...run.mistypedInputs];
  if (scenario.team && run.personalApps > 0) {
    return [`made ${run.personalApps} app(s) in the personal context, not in the team's`];
  }
  if (!scenario.leavesNothing || run.appsLeft === 0) return [];
  return [`left ${run.appsLeft} app(s) behind, which would go on costing`];
}

/** @returns one sentence when a program printed a stack trace, which is useless to somebody who only runs it */
export function findTrace(run: Run): string[] {
  return TRACE.test(run.stderr) ? [`printed a trace: ${quote(run.stderr)}`] : [];
}

/** @returns a text quoted for a message, truncated when it is long */
export function quote(text: string): string {
  return JSON.stringify(text.length > 600 ? `${text.slice(0, 600)}…` : text);
}
