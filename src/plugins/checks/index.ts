import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, type Problem} from '../problems';
import {EditWatch} from './build/EditWatch';
import {reportEdits} from './build/reportEdits';

export type {Page} from './build/pages/Page';
export {checkPages} from './build/pages/checkPages';
export {checkSite} from './build/pages/checkSite';
export {PAGE_KINDS, isPageKind} from './build/pages/pageKinds';
export {parsePage} from './build/pages/parsePage';
export {findSymlinks, readPages, type ReadPages} from './build/pages/readPages';
export {remarkShowProblems} from './build/pages/remarkShowProblems';
export {remarkUnresolvedLinks} from './build/pages/remarkUnresolvedLinks';
export {describeReport} from './build/prose/checkProse';
export {checkSiteProse, readVocabulary} from './build/prose/checkSiteProse';

/** How to find every mistake in the content. */
export type PluginOptions = {
  readonly check: (siteDir: string, say: (line: string) => void) => Promise<readonly Problem[]>;
  /**
   * Whether the parent process checks at the same time. This process then does not check, because reading all pages
   * twice takes as long as rendering them.
   */
  readonly isCheckedInChild: boolean;
};

/**
 * Stops `npm start` if the content has mistakes. While `npm start` runs, reports mistakes after each edit.
 */
export default function contentChecks(
  {siteDir}: LoadContext,
  {check, isCheckedInChild}: PluginOptions,
): Plugin {
  const watch = new EditWatch(async () => {
    const problems = await check(siteDir, () => undefined);
    return problems.length > 0 ? new ContentError(problems).message : '';
  });
  return {
    name: 'content-checks',
    async loadContent() {
      if (isCheckedInChild) {
        return;
      }
      const problems = await check(siteDir, (line) => {
        process.stdout.write(`[INFO] prose: ${line}\n`);
      });
      if (problems.length > 0) {
        throw new ContentError(problems);
      }
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {plugins: reportEdits(siteDir, watch)} : {},
  };
}
