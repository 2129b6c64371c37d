import type {Pluggable} from 'unified';
import {remarkShowProblems} from '../plugins/checks';
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
import {readPageIndex, remarkRelatedPages} from '../plugins/navigation';
import {contentFingerprint} from '../plugins/built-pages';
import {BRAND, CONTACTS} from './brand';

/** The source folders of the expansions. */
const SOURCES = ['contract', 'samples', 'sandbox'] as const;

/**
 * Returns the remark plugins that expand tags into page content. All docs instances and the pages plugin use them.
 *
 * @param siteDir the folder of the site
 * @param isLive whether a page shows the problems in its sources instead of its content, as in `npm start`
 * @returns plugins with their options, for `beforeDefaultRemarkPlugins`
 */
export function pageExpansions(siteDir: string, isLive = false): Pluggable[] {
  const fingerprint = contentFingerprint(siteDir, SOURCES);
  const drawn: Pluggable[] = [
    // First: an operation expands to samples, which later plugins turn into programs.
    [expandOperation, {siteDir}],
    [remarkContractDrawings, {contractPath: 'contract/openapi.yaml', fingerprint}],
    [remarkFacts, {fingerprint}],
    [remarkOpenQuestions, {contacts: CONTACTS, fingerprint}],
    [remarkGpuMemory, {fingerprint}],
    [remarkMockServer, {siteUrl: BRAND.siteUrl, fingerprint}],
    [remarkCodeSamples, {siteDir, fingerprint}],
  ];
  const told: Pluggable = [remarkShowProblems, {plugins: drawn}];
  return [
    ...(isLive ? [told] : drawn),
    // Related pages are at the end of the page.
    [remarkRelatedPages, {pages: readPageIndex(siteDir)}],
    // After all plugins that add headings.
    [remarkMovedAnchors, {siteDir}],
  ];
}
