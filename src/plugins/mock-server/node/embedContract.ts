import {readFileSync} from 'node:fs';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone';
import type {Plugin} from 'esbuild';
import {parse} from 'yaml';
import {CONTRACT_FILES, resolve} from '../../../mock-server/readContract';
import {readMockContract} from '../../../mock-server/readMockContract';
import {createAjv} from '../../../openapi';
import {openYaml} from '../../content';
import type {Problem} from '../../problems';

/** @returns what keeps a contract from being read: it is not there, not YAML, not OpenAPI 3.1, or contains itself */
export function checkContracts(siteDir: string): readonly Problem[] {
  return CONTRACT_FILES.flatMap(({name}) => {
    const file = `contract/${name}`;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const unreadable = openYaml({file, text}).problem;
    if (unreadable) return unreadable;
    if (!/^openapi: ['"]?3\.1\./m.test(text)) {
      const problem = 'is not an OpenAPI 3.1 document';
      return {place: `${file}:1:1`, problem, fix: 'start the file with "openapi: 3.1.1"'};
    }
    try {
      const document: unknown = parse(text);
      resolve(document, document);
      return [];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const [before = ''] = text.split(`    ${/"[^"]*\/([^"/]+)"/.exec(problem)?.[1] ?? ''}:\n`);
      const place = `${file}:${before.split('\n').length}:5`;
      return {place, problem, fix: 'break the ring of references'};
    }
  });
}

/** Matches the module that the mock server loads its contract with. */
const LOADER = /[\\/]mock-server[\\/]loadMockContract\.ts$/;

/**
 * Creates an esbuild plugin that replaces `src/mock-server/loadMockContract.ts`: the contract becomes data, with
 * generated checks. The published file has no contract beside it to read, and browsers may not compile checks.
 *
 * @throws ContentError with every problem of the contracts; Error for a schema that is not valid
 */
export async function embedContract(siteDir: string): Promise<Plugin> {
  const {data, schemas} = await readMockContract(siteDir);
  const ids = Object.keys(schemas);
  const ajv = createAjv({code: {source: true, esm: true}});
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id);
  const checks = standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  const contract = `{...${JSON.stringify(data)}, checks: {${ids.join(', ')}}}`;
  const contents = `${checks}\nexport const loadMockContract = async () => (${contract});\n`;
  return {
    name: 'embed-contract',
    setup(esbuild) {
      esbuild.onLoad({filter: LOADER}, () => ({contents, resolveDir: siteDir}));
    },
  };
}
