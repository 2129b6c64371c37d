import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type Document, readContract, VARIABLES} from '../../../reference';
import {checkBlocks} from '../code-blocks/checkBlocks';
import type {Page} from '../pages/Page';
import {buildVocabulary, type Vocabulary} from './buildVocabulary';
import {checkStates} from './checkStates';
import {checkTables} from './checkTables';
import {checkProse, type ProseReport} from './checkProse';
import {readAllowList} from './readAllowList';
import {readEnvironmentNames} from './readEnvironmentNames';

const CONTRACTS = ['contract/openapi.yaml', 'contract/openai-compatible.yaml'] as const;
/** Texts other than pages that readers and programs see. */
const OTHER_TEXTS = [
  ...CONTRACTS,
  'contract/open-questions.yaml',
  'src/site/agentPreface.ts',
] as const;
const ALLOW_LIST = 'contract/prose-allowlist.yaml';

/**
 * Checks the prose of every page of the site.
 *
 * @param siteDir the folder of the site
 * @param pages those that could be parsed; `checkSite` reports the others
 * @returns counts, and every mistake
 * @throws ContentError when a contract or the allowlist cannot be used
 */
export async function checkSiteProse(
  siteDir: string,
  pages: readonly Page[],
): Promise<ProseReport> {
  const documents = await readContracts(siteDir);
  const vocabulary = toVocabulary(siteDir, documents);
  const allowList = await readFile(path.join(siteDir, ALLOW_LIST), 'utf8');
  const report = checkProse(pages, vocabulary, readAllowList(allowList, ALLOW_LIST));
  const blocks = checkBlocks(pages, documents, vocabulary);
  const texts = await Promise.all(
    OTHER_TEXTS.map(async (file) => ({
      file,
      text: await readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
  const states = documents
    .slice(0, 1)
    .flatMap((document) => checkStates([...pages, ...texts], document));
  const tables = checkTables(pages, vocabulary);
  return {...report, problems: [...report.problems, ...blocks, ...states, ...tables]};
}

/**
 * Reads every name that pages can mention.
 *
 * @param siteDir the folder of the site
 * @returns the names of both contracts, and the environment variables of programs and requests
 * @throws ContentError when a contract cannot be used
 */
export async function readVocabulary(siteDir: string): Promise<Vocabulary> {
  return toVocabulary(siteDir, await readContracts(siteDir));
}

function readContracts(siteDir: string): Promise<Document[]> {
  return Promise.all(CONTRACTS.map((file) => readContract(file, siteDir)));
}

function toVocabulary(siteDir: string, documents: readonly Document[]): Vocabulary {
  return buildVocabulary(documents, [
    ...readEnvironmentNames(path.join(siteDir, 'samples')),
    ...Object.values(VARIABLES),
  ]);
}
