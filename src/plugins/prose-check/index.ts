import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../content-error/ContentError';
import {isCheckedBeside} from '../page-checks/checkedBeside';
import {PAGE_FOLDERS} from '../page-checks/readPages';
import {describeReport} from './checkProse';
import {checkSiteProse} from './checkSiteProse';

/** Stops the build when prose names something that the contract does not have. */
export default function proseCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'prose-check',
    getPathsToWatch: () => [
      ...PAGE_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
      path.join(siteDir, 'contract/*.yaml'),
    ],
    async loadContent() {
      if (isCheckedBeside()) return;
      const report = await checkSiteProse(siteDir);
      if (report.problems.length > 0) throw new ContentError(report.problems);
      process.stdout.write(`prose-check: ${describeReport(report)}\n`);
    },
  };
}
