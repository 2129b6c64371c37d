import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** The options of `npm run bench`. */
type BenchOptions = {
  readonly isQuick: boolean;
  /** The page counts that builds are measured with, in addition to this site's own. */
  readonly counts: readonly number[];
  /** The folder of another, built clone of this project, to compare in the same run. */
  readonly beside?: string;
};

const COUNTS = [200, 1000, 3000] as const;

/**
 * Parses the arguments of `npm run bench`.
 *
 * @param args `--quick`, or `--up-to` with the largest number of pages to build; `--beside` with the folder of another
 *   clone
 * @throws an Error that says what to write, when the arguments are invalid
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
