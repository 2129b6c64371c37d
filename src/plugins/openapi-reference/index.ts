import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT, PAGE_FOLDERS, readReference, type Reference} from './drawPages';
import {buildDownloads, type Download} from './buildDownloads';
import {writeDownloads} from './writeDownloads';

/** Folders whose files end up on pages. */
const INPUTS = ['contract', 'samples'] as const;

/** Lifecycle only. Pages are drawn by the remark plugin in `expandOperation.ts`. */
export default function openapiReference({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<Reference> {
  const downloadsDir = path.join(generatedFilesDir, 'openapi-reference', 'downloads');
  let downloads: readonly Download[] = [];
  return {
    name: 'openapi-reference',
    getPathsToWatch: () => [path.join(siteDir, CONTRACT, '..', '*')],
    getClientModules: () => ['../../components/Anchored/revealTarget'],
    loadContent: () => readReference(siteDir),
    async contentLoaded({content}) {
      downloads = await buildDownloads(siteDir, content.contract);
      await writeDownloads(downloadsDir, downloads);
    },
    configureWebpack: () => ({
      devServer: {static: [{directory: downloadsDir, publicPath: '/'}]},
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus expects every rule for MDX to name its folders.
            include: [...PAGE_FOLDERS, 'src/pages'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            loader: path.join(__dirname, 'trackInputs.cjs'),
            options: {folders: INPUTS.map((folder) => path.join(siteDir, folder))},
          },
        ],
      },
    }),
    postBuild: ({outDir}) => writeDownloads(outDir, downloads),
  };
}
