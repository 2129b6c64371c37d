import {readFileSync} from 'node:fs';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone';
import type {Plugin} from 'esbuild';
import {CONTRACT_FILES, createAjv, readContract} from '../../../../sandbox/readContract';
import {explainYaml} from '../../content';
import {ContentError, type Problem} from '../../problems';

/** The contracts as one, or what keeps them from being read. */
type Reading =
  | {readonly contract: ReturnType<typeof readContract>}
  | {readonly problems: readonly Problem[]};

/** @returns what keeps a contract from being read: it is not there, not YAML, not OpenAPI 3.1, or contains itself */
export function checkContracts(siteDir: string): readonly Problem[] {
  const reading = readContracts(siteDir);
  return 'problems' in reading ? reading.problems : [];
}

function readContracts(siteDir: string): Reading {
  const files = CONTRACT_FILES.map(({name}) => `contract/${name}`);
  const problems = files.flatMap((file) => explainYaml(siteDir, file));
  if (problems.length > 0) return {problems};
  const texts = files.map((file) => ({file, text: readFileSync(path.join(siteDir, file), 'utf8')}));
  const others = texts.filter(({text}) => !/^openapi: ['"]?3\.1\./m.test(text));
  if (others.length > 0) {
    const problem = 'is not an OpenAPI 3.1 document';
    const fix = 'start the file with "openapi: 3.1.1"';
    return {problems: others.map(({file}) => ({place: `${file}:1:1`, problem, fix}))};
  }
  try {
    return {contract: readContract(path.join(siteDir, 'contract'))};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const name = /"[^"]*\/([^"/]+)"/.exec(problem)?.[1] ?? '';
    const ring = texts.find(({text}) => text.includes(`    ${name}:\n`));
    const line = ring?.text.split(`    ${name}:\n`)[0]?.split('\n').length ?? 1;
    const place = `${ring?.file ?? 'contract'}:${line}:5`;
    return {problems: [{place, problem, fix: 'break the ring of references'}]};
  }
}

/**
 * An esbuild plugin that replaces `sandbox/contract.ts` with the contract as data and the code of its checks: the
 * published file has no contract beside it to read, and browsers may not compile one.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with what `checkContracts` finds; Error for a schema that is not valid
 */
export function embedContract(siteDir: string): Plugin {
  const reading = readContracts(siteDir);
  if ('problems' in reading) throw new ContentError(reading.problems);
  const {requests, data} = reading.contract;
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
