import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsContents} from '../live-docs';
import {addRedirects, type Redirect} from './build/redirects/addRedirects';
import {listSections, type SectionSource} from './build/sections/listSections';
import {sectionStart} from './build/sections/sectionSidebar';

export {chunkNames, namesIn, type ChunkTable} from './browser/chunkNames';
export {rehypeDeferredSections} from './build/deferred-sections/rehypeDeferredSections';
export {readPageIndex} from './build/related-pages/readPageIndex';
export {remarkRelatedPages} from './build/related-pages/remarkRelatedPages';
export type {SiteSection} from './build/sections/sectionSidebar';

export type PluginOptions = {
  readonly redirects: readonly Redirect[];
  readonly sections: readonly SectionSource[];
};

/** The client modules, in the order they run. */
const CLIENT_MODULES = ['normalizeAddress.ts', 'announceRoute.ts'];

/** The theme's client module that shows a bar while another page loads. */
const PROGRESS_BAR = /@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/;

/** Lifecycle only: redirecting addresses, the pages of each section, and what screen readers announce on a new page. */
export default function navigation(
  {baseUrl, generatedFilesDir}: LoadContext,
  {redirects, sections}: PluginOptions,
): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => CLIENT_MODULES.map((file) => path.join(__dirname, 'browser', file)),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          PROGRESS_BAR,
          path.join(__dirname, 'browser/noProgressBar.ts'),
        ),
      ],
    }),
    contentLoaded: ({actions}) => addRedirects(redirects, {baseUrl, generatedFilesDir, actions}),
    async allContentLoaded({allContent, actions}) {
      const listed = listSections(sections, docsContents(allContent));
      await actions.createData('sections.json', listed);
      actions.setGlobalData({sections: listed.map(sectionStart)});
    },
    async postBuild({outDir}) {
      for (const {from} of redirects) {
        await mkdir(path.join(outDir, from), {recursive: true});
        await copyFile(path.join(outDir, `${from}.html`), path.join(outDir, from, 'index.html'));
      }
    },
  };
}
