import {
  CONTRACT_FILES,
  readDocuments,
  type ContractDocument,
} from '../../../../sandbox/readDocuments';
import {ContentError, explainYaml, type Problem} from '../../problems';

/**
 * Checks that the contracts exist and are valid YAML.
 *
 * @param siteDir the folder of the site
 * @returns the first problem of each contract that cannot be parsed
 */
export function checkContracts(siteDir: string): Problem[] {
  return CONTRACT_FILES.flatMap(({name}) => explainYaml(siteDir, `contract/${name}`));
}

/**
 * Reads the contracts that are bundled with the mock server.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with what `checkContracts` finds
 */
export function readContracts(siteDir: string): readonly ContractDocument[] {
  const problems = checkContracts(siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  return readDocuments(`${siteDir}/contract`);
}
