import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from '../built-pages';
import {readContract} from './build/contract/readContract';
import {buildDownloads} from './build/operations/buildDownloads';
import {CONTRACT, PAGE_FOLDERS} from './build/operations/renderPages';
import {writeDownloads} from './build/operations/writeDownloads';

export {readContract, type Contract} from './build/contract/readContract';
export {describeOperationPages} from './build/drawings/describeOperationPages';
export {remarkContractDrawings} from './build/drawings/remarkContractDrawings';
export {remarkGpuMemory} from './build/gpu-memory/remarkGpuMemory';
export {recordAnchors} from './build/operations/anchorFiles';
export {checkReference, renderPages, readReference} from './build/operations/renderPages';
export {remarkMovedAnchors} from './build/operations/remarkMovedAnchors';
export {default as expandOperation} from './build/operations/expandOperation';

/** The folders whose files are part of the content of pages. */
const INPUTS = ['contract', 'samples', 'sandbox'] as const;

/** Only registers the plugin's hooks. The remark plugin in `expandOperation.ts` renders the pages. */
export default function openapiReference(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  const inFolders = (folders: readonly string[]) => folders.map((it) => path.join(siteDir, it));
  const published = publishFiles({
    name: 'reference',
    served: path.join(generatedFilesDir, 'reference', 'downloads'),
    inputs: [path.join(siteDir, path.dirname(CONTRACT))],
    load: async () =>
      buildDownloads(siteDir, siteConfig.url, await readContract(CONTRACT, siteDir)),
    write: (downloads, folder) => writeDownloads(folder, downloads),
  });
  return {
    ...published,
    getClientModules: () => [path.join(siteDir, 'src/components/revealTarget')],
    configureWebpack: () => ({
      ...published.configureWebpack(),
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus expects every rule for MDX to list its folders.
            include: inFolders([...PAGE_FOLDERS, 'src/pages']),
            enforce: 'pre',
            loader: path.join(__dirname, 'build/operations/trackInputs.cjs'),
            options: {folders: inFolders(INPUTS)},
          },
        ],
      },
    }),
  };
}
