import {LANGUAGES} from '../../src/plugins/samples/build/languages';
import type {BadDay} from './badDayRows';
import {BAD_DAYS} from './badDays';

/** The failure scenarios that were run, by `keyOf`, and whether each program behaved as expected. */
export type BadDayResults = ReadonlyMap<string, boolean>;

/** @returns the key of a failure scenario in one language */
export function keyOf({sample, day}: BadDay, language: string): string {
  return `${language} ${sample} in the failure scenario: ${day}`;
}

/**
 * Formats the table of failure scenarios: one row for the scenarios of a program with the same expected behavior.
 *
 * @param results the results; a scenario that is not in them was not run
 * @returns the lines; none when nothing was run
 */
export function printBadDays(results: BadDayResults): string[] {
  const groups = new Map<string, BadDay[]>();
  for (const day of BAD_DAYS) {
    if (!LANGUAGES.some(({id}) => results.has(keyOf(day, id)))) continue;
    const row = `${day.sample.padEnd(21)}| ${describe(day)}`;
    groups.set(row, [...(groups.get(row) ?? []), day]);
  }
  return [...groups].map(([row, days]) => {
    const counts = LANGUAGES.map(({id}) => {
      const made = days.flatMap((day) => results.get(keyOf(day, id)) ?? []);
      return `${id} ${made.filter(Boolean).length}/${made.length}`;
    });
    return `${row}\n    on ${days.map(({day}) => day).join('; ')}\n    ${counts.join(', ')}`;
  });
}

function describe({ends, says, leaves}: BadDay): string {
  const words = says.filter((text) => text !== '' && !/^\d{3}$/.test(text));
  return [
    ends,
    ...(words.length > 0 ? [`says ${words.map((text) => `"${text}"`).join(', ')}`] : []),
    `leaves ${leaves.apps} app(s), ${leaves.workers} worker(s)`,
  ].join('; ');
}
