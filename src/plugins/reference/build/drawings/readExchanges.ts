import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, type Problem} from '../../../problems';

/** Where the captured exchanges are, below the site's folder. */
export const EXCHANGES_FOLDER = 'contract/errors';

/**
 * Reads the captured exchange of every error.
 *
 * @param siteDir the folder of the site
 * @param ids the errors of the contract
 * @returns request and answer as text, by error
 * @throws ContentError for an error without exchange, and for an exchange without error
 */
export function readExchanges(
  siteDir: string,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const folder = path.join(siteDir, EXCHANGES_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const captured = files.map((file) => path.basename(file, '.http'));
  const problems: Problem[] = [
    ...ids
      .filter((id) => !captured.includes(id))
      .map((id) => ({
        place: `${EXCHANGES_FOLDER}/${id}.http`,
        problem: `is missing, although the contract has the error "${id}"`,
        fix: 'run npm run errors:record',
      })),
    ...captured
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        place: `${EXCHANGES_FOLDER}/${id}.http`,
        problem: `shows the error "${id}", which the contract does not have`,
        fix: `delete it; the contract has ${ids.join(', ')}`,
      })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(ids.map((id) => [id, readFileSync(path.join(folder, `${id}.http`), 'utf8')]));
}
