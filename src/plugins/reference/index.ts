import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {CONTRACT, publishContracts} from '../../contract/openapi';
import {publishFiles} from '../copies';

export {describeOperationPages, readReference} from './node/operationPages';
export {referenceComponents} from './node/components';

/**
 * Publishes the contracts for readers to download.
 *
 * @param prepare what has to be done before Docusaurus reads the pages
 */
export default async function reference(
  context: LoadContext,
  {prepare}: {readonly prepare: () => Promise<void>},
) {
  await prepare();
  return publishFiles(context, 'reference', [path.dirname(CONTRACT)], () =>
    publishContracts(context.siteDir, context.siteConfig.url),
  );
}
