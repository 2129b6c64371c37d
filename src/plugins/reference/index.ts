import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseDocument} from 'yaml';
import {publishFiles} from '../built-pages';
import {CONTRACT, OPENAI_CONTRACT} from '../../openapi';

export {checkOperationPages, describeOperationPages, readReference} from './node/operationPages';
export {isShown} from './client/isShown';
export {drawRequest} from './node/requests';
export {referenceTags} from './node/tags';

/**
 * Publishes both contracts, and the API's as JSON too. Their links are absolute, so that they lead to the site wherever
 * a file is opened. The tags of `referenceTags` draw the pages.
 */
export default function reference(context: LoadContext) {
  const read = (file: string): string =>
    readFileSync(path.join(context.siteDir, file), 'utf8')
      .replace(/^ *x-source: .*\n/gm, '') // for reviewers of this site
      // The end of a Markdown link's text, and the start of a path on this site.
      .replaceAll('](/', `](${context.siteConfig.url}/`);
  return publishFiles(context, 'reference', [path.dirname(CONTRACT)], () => {
    const api = read(CONTRACT);
    return {
      [path.basename(CONTRACT)]: api,
      'openapi.json': `${JSON.stringify(parseDocument(api), undefined, 2)}\n`,
      [path.basename(OPENAI_CONTRACT)]: read(OPENAI_CONTRACT),
    };
  });
}
