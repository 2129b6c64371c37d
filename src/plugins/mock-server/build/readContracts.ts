import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_FILES,
  readDocuments,
  type ContractDocument,
} from '../../../../sandbox/readDocuments';
import {ContentError, openYaml} from '../../problems';

/**
 * Reads the contracts that are bundled with the mock server.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with every line that keeps a contract from being YAML
 */
export function readContracts(siteDir: string): readonly ContractDocument[] {
  const folder = path.join(siteDir, 'contract');
  const problems = CONTRACT_FILES.flatMap(
    ({name}) =>
      openYaml(readFileSync(path.join(folder, name), 'utf8'), `contract/${name}`).problems,
  );
  if (problems.length > 0) throw new ContentError(problems);
  return readDocuments(folder);
}
