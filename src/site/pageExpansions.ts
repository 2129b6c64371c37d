import {remarkCodeSamples} from '../plugins/code-samples/remarkCodeSamples';
import {remarkContractDrawings} from '../plugins/contract-drawings/remarkContractDrawings';
import {remarkGpuMemory} from '../plugins/gpu-memory/remarkGpuMemory';
import expandOperation from '../plugins/openapi-reference/expandOperation';
import {readPageIndex} from '../plugins/related-pages/readPageIndex';
import {remarkRelatedPages} from '../plugins/related-pages/remarkRelatedPages';
import {contentFingerprint} from './contentFingerprint';

/** The folders that pages are expanded from. */
const SOURCES = ['contract', 'samples'] as const;

/**
 * The remark plugins that turn tags into page content. Every docs instance and the pages use the same ones.
 *
 * @param siteDir the folder of the site
 * @returns plugins with their options, for `beforeDefaultRemarkPlugins`
 */
export function pageExpansions(siteDir: string) {
  const fingerprint = contentFingerprint(siteDir, SOURCES);
  return [
    // First: an operation brings samples, which the plugins after it turn into programs.
    [expandOperation, {siteDir}],
    [remarkContractDrawings, {contractPath: 'contract/openapi.yaml', fingerprint}],
    [remarkGpuMemory, {fingerprint}],
    [remarkCodeSamples, {siteDir, fingerprint}],
    // Last: what is related stands at the end of the page.
    [remarkRelatedPages, {pages: readPageIndex(siteDir)}],
  ] as const;
}
