import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../content-error/ContentError';
import {checkPages} from './checkPages';
import {PAGE_FOLDERS, readPages} from './readPages';

/** Stops the build, and tells a writer at work, when a page breaks a rule of CONTRIBUTING.md. */
export default function pageChecks({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-checks',
    getPathsToWatch: () =>
      PAGE_FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    async loadContent() {
      const {sources, problems} = await readPages(siteDir);
      const all = [...problems, ...checkPages(sources, siteConfig.url)];
      if (all.length > 0) {
        throw new ContentError(all);
      }
    },
  };
}
