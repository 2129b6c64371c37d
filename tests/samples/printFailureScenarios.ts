import {LANGUAGES} from '../../src/plugins/samples/build/languages';
import type {FailureScenario} from './failureRows';
import {FAILURE_SCENARIOS} from './failureScenarios';

/** The failure scenarios that were run, by `keyOf`, and whether each program behaved as expected. */
export type FailureResults = ReadonlyMap<string, boolean>;

/** @returns the key of a failure scenario in one language */
export function keyOf({sample, failure}: FailureScenario, language: string): string {
  return `${language} ${sample} in the failure scenario: ${failure}`;
}

/**
 * Formats the table of failure scenarios: one row for the scenarios of a program with the same expected behavior.
 *
 * @param results the results; a scenario that is not in them was not run
 * @returns the lines; none when nothing was run
 */
export function printFailureScenarios(results: FailureResults): string[] {
  const groups = new Map<string, FailureScenario[]>();
  for (const scenario of FAILURE_SCENARIOS) {
    if (!LANGUAGES.some(({id}) => results.has(keyOf(scenario, id)))) continue;
    const row = `${scenario.sample.padEnd(21)}| ${describe(scenario)}`;
    groups.set(row, [...(groups.get(row) ?? []), scenario]);
  }
  return [...groups].map(([row, scenarios]) => {
    const counts = LANGUAGES.map(({id}) => {
      const made = scenarios.flatMap((scenario) => results.get(keyOf(scenario, id)) ?? []);
      return `${id} ${made.filter(Boolean).length}/${made.length}`;
    });
    return `${row}\n    on ${scenarios.map(({failure}) => failure).join('; ')}\n    ${counts.join(', ')}`;
  });
}

function describe({ends, says, leaves}: FailureScenario): string {
  const words = says.filter((text) => text !== '' && !/^\d{3}$/.test(text));
  return [
    ends,
    ...(words.length > 0 ? [`says ${words.map((text) => `"${text}"`).join(', ')}`] : []),
    `leaves ${leaves.apps} app(s), ${leaves.workers} worker(s)`,
  ].join('; ');
}
