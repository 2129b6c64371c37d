import type {Pluggable} from 'unified';
import {remarkTellOnPage} from '../plugins/checks';
import {remarkCodeSamples} from '../plugins/samples';
import {
  expandOperation,
  remarkContractDrawings,
  remarkGpuMemory,
  remarkMovedAnchors,
} from '../plugins/reference';
import {remarkMockServer} from '../plugins/mock-server';
import {remarkFacts} from '../plugins/facts';
import {remarkOpenQuestions} from '../plugins/open-questions';
import {remarkPageComponents} from '../plugins/page-tags';
import {readPageIndex, remarkRelatedPages} from '../plugins/navigation';
import {contentFingerprint} from '../plugins/reproducible-build';
import {BRAND, CONTACTS} from './brand';
import {PAGE_COMPONENT_MODULES} from './pageComponents';

/** The folders that pages are expanded from. */
const SOURCES = ['contract', 'samples', 'sandbox'] as const;

/**
 * The remark plugins that turn tags into page content. Every docs instance and the pages use the same ones.
 *
 * @param siteDir the folder of the site
 * @param isLive whether pages tell mistakes in their sources in their place, as in `npm start`
 * @returns plugins with their options, for `beforeDefaultRemarkPlugins`
 */
export function pageExpansions(siteDir: string, isLive = false): Pluggable[] {
  const fingerprint = contentFingerprint(siteDir, SOURCES);
  const drawn: Pluggable[] = [
    // First: an operation brings samples, which the plugins after it turn into programs.
    [expandOperation, {siteDir}],
    [remarkContractDrawings, {contractPath: 'contract/openapi.yaml', fingerprint}],
    [remarkFacts, {fingerprint}],
    [remarkOpenQuestions, {contacts: CONTACTS, fingerprint}],
    [remarkGpuMemory, {fingerprint}],
    [remarkMockServer, {siteUrl: BRAND.siteUrl, fingerprint}],
    [remarkCodeSamples, {siteDir, fingerprint}],
  ];
  const told: Pluggable = [remarkTellOnPage, {plugins: drawn}];
  return [
    ...(isLive ? [told] : drawn),
    // What is related stands at the end of the page.
    [remarkRelatedPages, {pages: readPageIndex(siteDir)}],
    // After all that brings headings.
    [remarkMovedAnchors, {siteDir}],
    // Last: it sees the components that the others brought.
    [remarkPageComponents, {modules: PAGE_COMPONENT_MODULES}],
  ];
}
