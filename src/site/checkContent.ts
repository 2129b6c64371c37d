import {checkPages, type Tags} from '../plugins/content';
import {checkContracts} from '../plugins/mock-server';
import type {Problem} from '../plugins/problems';
import {checkOperationPages} from '../plugins/reference';
import {pageTags, readTags} from './pageTags';

/**
 * Checks all written content: pages, sidebars, contracts, registers, samples.
 *
 * @param siteDir the folder of the site
 * @returns all problems, each once; while a page or a contract cannot be read, nothing that follows from it
 */
export function checkContent(siteDir: string): Promise<Problem[]> {
  let tags: Promise<Tags> | undefined;
  return checkPages(siteDir, {
    ...{checkContracts, checkOperations: checkOperationPages},
    expansion: pageTags(siteDir, false, () => (tags ??= readTags(siteDir))),
  });
}
