import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT, PAGE_FOLDERS, readReference, type Reference} from './build/operations/drawPages';
import {buildDownloads, type Download} from './build/operations/buildDownloads';
import {writeDownloads} from './build/operations/writeDownloads';

export {readContract, type Contract} from './build/contract/readContract';
export {
  describeOperationPages,
  readOperationSummaries,
} from './build/drawings/describeOperationPages';
export {remarkContractDrawings} from './build/drawings/remarkContractDrawings';
export {remarkGpuMemory} from './build/gpu-memory/remarkGpuMemory';
export {recordAnchors} from './build/operations/anchorFiles';
export {checkReference, drawPages, readReference} from './build/operations/drawPages';
export {remarkMovedAnchors} from './build/operations/remarkMovedAnchors';
export {default as expandOperation} from './build/operations/expandOperation';

/** Folders whose files end up on pages. */
const INPUTS = ['contract', 'samples', 'sandbox'] as const;

/** Lifecycle only. Pages are drawn by the remark plugin in `expandOperation.ts`. */
export default function openapiReference({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin<Reference> {
  const downloadsDir = path.join(generatedFilesDir, 'reference', 'downloads');
  let downloads: readonly Download[] = [];
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(siteDir, CONTRACT, '..', '*')],
    getClientModules: () => [path.join(siteDir, 'src/components/Anchored/revealTarget')],
    loadContent: () => readReference(siteDir),
    async contentLoaded({content}) {
      downloads = await buildDownloads(siteDir, siteConfig.url, content.contract);
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
            loader: path.join(__dirname, 'build/operations/trackInputs.cjs'),
            options: {folders: INPUTS.map((folder) => path.join(siteDir, folder))},
          },
        ],
      },
    }),
    postBuild: ({outDir}) => writeDownloads(outDir, downloads),
  };
}
