import {
  CONTRACT_FILES,
  readDocuments,
  type ContractDocument,
} from '../../../../sandbox/readDocuments';
import {ContentError, explainYaml} from '../../problems';

/**
 * Reads the contracts that are bundled with the mock server.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with every contract that is not there, or that is not valid YAML
 */
export function readContracts(siteDir: string): readonly ContractDocument[] {
  const problems = CONTRACT_FILES.flatMap(({name}) => explainYaml(siteDir, `contract/${name}`));
  if (problems.length > 0) throw new ContentError(problems);
  return readDocuments(`${siteDir}/contract`);
}
