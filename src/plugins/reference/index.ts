import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {CONTRACT, contractToJson, OPENAI_CONTRACT, publishContract} from '../../contract/openapi';
import {publishFiles} from '../copies';

export {describeOperationPages, readReference} from './node/operationPages';
export {referenceComponents} from './node/components';

/**
 * Publishes both contracts in YAML, that of the API in JSON too, and a copy of it for programs that cannot read `2XX`.
 */
export default function reference(context: LoadContext) {
  const siteUrl = context.siteConfig.url;
  const read = (file: string): string => readFileSync(path.join(context.siteDir, file), 'utf8');
  return publishFiles(context, 'reference', [path.dirname(CONTRACT)], () => {
    const contract = read(CONTRACT);
    const whole = publishContract(contract, {siteUrl});
    const withoutRanges = publishContract(contract, {siteUrl, withoutRanges: true});
    return {
      'openapi.yaml': whole,
      'openapi.json': contractToJson(whole),
      'openapi-200.yaml': withoutRanges,
      'openapi-200.json': contractToJson(withoutRanges),
      'openai-compatible.yaml': publishContract(read(OPENAI_CONTRACT), {siteUrl}),
    };
  });
}
