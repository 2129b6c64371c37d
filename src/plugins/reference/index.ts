import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT, publishContracts} from '../../contract/openapi';
import {publishFiles} from '../copies';

export {readReference} from './node/readReference';
export {referenceComponents} from './node/components';

/** Publishes the contracts for readers to download. */
export default function reference(context: LoadContext): Plugin {
  return publishFiles(context, 'reference', [path.dirname(CONTRACT)], () =>
    publishContracts(context.siteDir, context.siteConfig.url),
  );
}
