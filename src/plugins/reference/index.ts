import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from '../built-pages';
import {listDownloads} from './build/downloads';
import {CONTRACT, readContract} from './build/readContract';

export {listOperations, type Document, type Operation} from './build/contract';
export {describeOperationPages} from './build/frontMatter';
export {checkOperationPages} from './build/operationPages';
export {CONTRACT, OPENAI_CONTRACT, readContract} from './build/readContract';
export {readReference} from './build/readSite';
export {drawRequest, REQUEST_LANGUAGES} from './build/requests';
export {referenceTags} from './build/tags';

/** Publishes the contracts. The tags of `referenceTags` draw the pages. */
export default function reference({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return publishFiles({
    name: 'reference',
    served: path.join(generatedFilesDir, 'reference', 'downloads'),
    inputs: [path.join(siteDir, path.dirname(CONTRACT))],
    load: async () => listDownloads(siteDir, siteConfig.url, await readContract(CONTRACT, siteDir)),
    async write(downloads, folder) {
      await mkdir(folder, {recursive: true});
      await Promise.all(
        downloads.map(({name, content}) => writeFile(path.join(folder, name), content)),
      );
    },
  });
}
