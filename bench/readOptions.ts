import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** What `npm run bench` was asked for. */
type BenchOptions = {
  readonly isQuick: boolean;
  /** The numbers of pages that builds are measured with, beside this site's own. */
  readonly counts: readonly number[];
  /** Another clone of this project that is built, for a comparison in the same run. */
  readonly beside?: string;
};

const COUNTS = [200, 1000, 3000] as const;

/**
 * Reads what was asked for.
 *
 * @param args `--quick`, or `--up-to` and the largest number of pages to build; `--beside` and the folder of another clone
 * @throws an Error that says what to write, when something else was asked for
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {quick: {type: 'boolean'}, 'up-to': {type: 'string'}, beside: {type: 'string'}},
  });
  const {quick: isQuick = false, 'up-to': most = String(COUNTS.at(-1)), beside} = values;
  if (!COUNTS.map(String).includes(most)) {
    const known = COUNTS.join(', ');
    throw new Error(
      `--up-to ${most}: builds are measured with ${known} pages. Write one of these.`,
    );
  }
  if (beside !== undefined && !existsSync(path.join(beside, 'build'))) {
    throw new Error(`--beside ${beside}: there is no site in its build/. Run npm run build there.`);
  }
  const counts = isQuick ? [] : COUNTS.filter((count) => count <= Number(most));
  return {isQuick, counts, ...(beside !== undefined && {beside})};
}
