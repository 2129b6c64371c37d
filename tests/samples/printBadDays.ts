import {LANGUAGES} from '../../src/plugins/samples/build/languages';
import type {BadDay} from './badDayRows';
import {BAD_DAYS} from './badDays';

/** The runs of bad days that were made, by `keyOf`, and whether each did what it must. */
export type BadDayResults = ReadonlyMap<string, boolean>;

/** @returns what names the run of a bad day in one language */
export function keyOf({sample, day}: BadDay, language: string): string {
  return `${language} ${sample} on a bad day: ${day}`;
}

/**
 * Draws the table of bad days: one line for the days of a program on which it must do the same.
 *
 * @param results a run that is not in them was not made
 * @returns the lines; none when no run was made
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
