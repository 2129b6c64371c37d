import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parse} from 'yaml';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {CONTRACT, OPENAI_CONTRACT} from './build/readContract';

export {listOperations, type Document, type Operation} from './build/contract';
export {checkOperationPages, describeOperationPages, readReference} from './build/operationPages';
export {CONTRACT, OPENAI_CONTRACT, readContract} from './build/readContract';
export {isShown} from './browser/isShown';
export {drawRequest, VARIABLES} from './build/requests';
export {referenceTags} from './build/tags';

/**
 * Publishes both contracts, and the API's as JSON too. Their links are absolute, so that they lead to the site wherever
 * a file is opened. The tags of `referenceTags` draw the pages.
 */
export default function reference({siteDir, siteConfig, generatedFilesDir}: LoadContext) {
  const read = (file: string): string =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .replace(/^ *x-source: .*\n/gm, '') // for reviewers of this site
      // The end of a Markdown link's text, and the start of a path on this site.
      .replaceAll('](/', `](${siteConfig.url}/`);
  return publishFiles({
    name: 'reference',
    served: path.join(generatedFilesDir, 'reference'),
    inputs: [path.join(siteDir, path.dirname(CONTRACT))],
    load: () => ({api: read(CONTRACT), openAi: read(OPENAI_CONTRACT)}),
    async write({api, openAi}, folder) {
      const json = JSON.stringify(parse(api), undefined, 2);
      await writeBuiltFile(folder, path.basename(CONTRACT), api);
      await writeBuiltFile(folder, 'openapi.json', `${json}\n`);
      await writeBuiltFile(folder, path.basename(OPENAI_CONTRACT), openAi);
    },
  });
}
