import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../content-error/ContentError';
import {readContract} from '../contract/readContract';
import {parsePage} from '../page-checks/parsePage';
import {PAGE_FOLDERS, readPages} from '../page-checks/readPages';
import {buildVocabulary} from './buildVocabulary';
import {checkProse, describeReport} from './checkProse';
import {readAllowList} from './readAllowList';
import {readEnvironmentNames} from './readEnvironmentNames';

const CONTRACTS = ['contract/openapi.yaml', 'contract/openai-compatible.yaml'] as const;
const ALLOW_LIST = 'contract/prose-allowlist.yaml';

/** Stops the build when prose names something that the contract does not have. */
export default function proseCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'prose-check',
    getPathsToWatch: () => [
      ...PAGE_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
      path.join(siteDir, 'contract/*.yaml'),
    ],
    async loadContent() {
      const {sources} = await readPages(siteDir);
      // A page that cannot be read is reported by page-checks.
      const pages = sources.map(parsePage).flatMap(({page}) => (page ? [page] : []));
      const contracts = await Promise.all(CONTRACTS.map((file) => readContract(file, siteDir)));
      const vocabulary = buildVocabulary(
        contracts.map(({document}) => document),
        readEnvironmentNames(path.join(siteDir, 'samples')),
      );
      const allowList = readAllowList(
        await readFile(path.join(siteDir, ALLOW_LIST), 'utf8'),
        ALLOW_LIST,
      );
      const report = checkProse(pages, vocabulary, allowList);
      if (report.problems.length > 0) throw new ContentError(report.problems);
      process.stdout.write(`prose-check: ${describeReport(report)}\n`);
    },
  };
}
