import standaloneCode from 'ajv/dist/standalone';
import type {Plugin} from 'esbuild';
import {
  readMockContract,
  type MockContractSource,
} from '../../../../contract/mock/readMockContract';
import {createAjv} from '../../../../files';

/** Matches the module that the mock server loads its contract with. */
const LOADER = /[\\/]mock[\\/]loadMockContract\.ts$/;

/**
 * Creates an esbuild plugin that replaces `src/contract/mock/loadMockContract.ts`: the contract becomes data, with
 * generated checks. The published file has no contract next to it to read, and browsers may not compile checks.
 *
 * @throws ContentError with every problem of the contracts; Error for a schema that is not valid
 */
export async function embedContract(siteDir: string): Promise<Plugin> {
  const contents = writeModule(await readMockContract(siteDir));
  return {
    name: 'embed-contract',
    setup(esbuild) {
      esbuild.onLoad({filter: LOADER}, () => ({contents, resolveDir: siteDir}));
    },
  };
}

function writeModule({data, schemas}: MockContractSource): string {
  const ids = Object.keys(schemas);
  const ajv = createAjv({code: {source: true, esm: true}});
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id);
  const checks = standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  const contract = `{...${JSON.stringify(data)}, checks: {${ids.join(', ')}}}`;
  return `${checks}\nexport const loadMockContract = async () => (${contract});\n`;
}
