import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readContract} from '../../../reference';
import {parsePage} from '../pages/parsePage';
import {readPages} from '../pages/readPages';
import {buildVocabulary} from './buildVocabulary';
import {checkProse, type ProseReport} from './checkProse';
import {readAllowList} from './readAllowList';
import {readEnvironmentNames} from './readEnvironmentNames';

const CONTRACTS = ['contract/openapi.yaml', 'contract/openai-compatible.yaml'] as const;
const ALLOW_LIST = 'contract/prose-allowlist.yaml';

/**
 * Checks the prose of every page of the site. A page that cannot be read is left to page-checks.
 *
 * @param siteDir the folder of the site
 * @returns counts, and every mistake
 * @throws ContentError when a contract or the list of allowed names cannot be used
 */
export async function checkSiteProse(siteDir: string): Promise<ProseReport> {
  const {sources} = await readPages(siteDir);
  const pages = sources.map(parsePage).flatMap(({page}) => (page ? [page] : []));
  const contracts = await Promise.all(CONTRACTS.map((file) => readContract(file, siteDir)));
  const vocabulary = buildVocabulary(
    contracts.map(({document}) => document),
    readEnvironmentNames(path.join(siteDir, 'samples')),
  );
  const allowList = await readFile(path.join(siteDir, ALLOW_LIST), 'utf8');
  return checkProse(pages, vocabulary, readAllowList(allowList, ALLOW_LIST));
}
