import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../content-error/ContentError';
import {isCheckedBeside} from './checkedBeside';
import {checkSite} from './checkSite';
import {AREAS} from './readSidebars';
import {PAGE_FOLDERS} from './readPages';
import type {Landing} from './SiteMap';

/** Addresses that pages may link to without a page of their own. */
export type PluginOptions = {readonly landings: readonly Landing[]};

/** Stops the build, and tells a writer at work, when a page breaks a rule of CONTRIBUTING.md. */
export default function pageChecks(
  {siteDir, siteConfig}: LoadContext,
  {landings}: PluginOptions,
): Plugin {
  return {
    name: 'page-checks',
    getPathsToWatch: () => [
      ...PAGE_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
      ...AREAS.map(({file}) => path.join(siteDir, file)),
    ],
    async loadContent() {
      const problems = isCheckedBeside() ? [] : await checkSite(siteDir, siteConfig.url, landings);
      if (problems.length > 0) {
        throw new ContentError(problems);
      }
    },
  };
}
