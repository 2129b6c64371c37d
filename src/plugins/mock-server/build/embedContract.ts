import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone';
import type {Plugin} from 'esbuild';
import {CONTRACT_FILES, createAjv, readContract} from '../../../../sandbox/readContract';
import {explainYaml} from '../../content';
import {ContentError, type Problem} from '../../problems';

/** @returns the first problem of each contract that is not there or cannot be parsed */
export const checkContracts = (siteDir: string): Problem[] =>
  CONTRACT_FILES.flatMap(({name}) => explainYaml(siteDir, `contract/${name}`));

/**
 * An esbuild plugin that replaces `sandbox/contract.ts` with the contract as data and the code of its checks: the
 * published file has no contract beside it to read, and browsers may not compile one.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with what `checkContracts` finds; Error for a schema that is not valid
 */
export function embedContract(siteDir: string): Plugin {
  const problems = checkContracts(siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  const {requests, declared: _, ...data} = readContract(path.join(siteDir, 'contract'));
  const ids = Object.keys(requests);
  const ajv = createAjv(requests, {source: true, esm: true});
  const checks = standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  const contract = `{...${JSON.stringify(data)}, checks: {${ids.join(', ')}}}`;
  const contents = `${checks}\nexport const contract = ${contract};\n`;
  return {
    name: 'embed-contract',
    setup(esbuild) {
      const filter = /[\\/]sandbox[\\/]contract\.ts$/;
      esbuild.onLoad({filter}, () => ({contents, resolveDir: siteDir}));
    },
  };
}
