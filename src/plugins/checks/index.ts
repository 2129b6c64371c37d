import {watch} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, type Problem} from '../problems';
import {EditWatch} from './build/EditWatch';

export type {Page} from './build/pages/Page';
export {checkPages} from './build/pages/checkPages';
export {checkSite} from './build/pages/checkSite';
export {PAGE_KINDS, isPageKind} from './build/pages/pageKinds';
export {pageParser, parsePage} from './build/pages/parsePage';
export {findSymlinks, readPages, type ReadPages} from './build/pages/readPages';
export {remarkUnresolvedLinks} from './build/pages/remarkUnresolvedLinks';
export {describeReport} from './build/prose/checkProse';
export {checkSiteProse, readVocabulary} from './build/prose/checkSiteProse';

/** How to find every mistake in the content. */
export type PluginOptions = {
  readonly check: (siteDir: string, say: (line: string) => void) => Promise<readonly Problem[]>;
};

/** What the checks read, besides the sidebars. */
const INPUTS = ['docs', 'api', 'src/pages', 'src/site', 'contract', 'samples', 'sandbox', 'static'];

/**
 * Stops `npm start` and a build, before the bundler, if the content has mistakes. While `npm start` runs, reports mistakes after each edit.
 */
export default function contentChecks({siteDir}: LoadContext, {check}: PluginOptions): Plugin {
  const edits = new EditWatch(async () => {
    const problems = await check(siteDir, () => undefined);
    return problems.length > 0 ? new ContentError(problems).message : '';
  });
  return {
    name: 'content-checks',
    async loadContent() {
      const problems = await check(siteDir, (line) => {
        process.stdout.write(`[INFO] prose: ${line}\n`);
      });
      if (problems.length > 0) {
        // Thrown, it would be printed inside a stack trace of Docusaurus.
        process.stderr.write(`[ERROR] ${new ContentError(problems).message}\n`);
        process.exit(1);
      }
      if (process.env.NODE_ENV !== 'development') return;
      // Docusaurus would load the plugin again beside that of the pages, and one could undo what the other has read.
      for (const input of INPUTS) {
        watch(path.join(siteDir, input), {recursive: true}, () => edits.edited());
      }
      watch(siteDir, (_event, name) => {
        if (name?.startsWith('sidebars')) edits.edited();
      });
    },
  };
}
