import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, type Problem} from '../../../problems';

/** The folder of the captured exchanges, relative to the site's folder. */
export const EXCHANGES_FOLDER = 'contract/errors';

/**
 * Reads the captured exchange of every error.
 *
 * @param siteDir the folder of the site
 * @param ids the ids of the contract's errors
 * @returns the request and the answer as text, by the id of the error
 * @throws ContentError when an error has no exchange, and when an exchange has no error
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
        fix: 'run npm run record -- errors',
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
