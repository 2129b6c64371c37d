import type {Pluggable} from 'unified';
import {CONTRACT, loadContract} from '../openapi';
import {
  checkPages,
  factTags,
  questionTags,
  readFacts,
  readQuestions,
  remarkTags,
  type Tags,
} from '../plugins/content';
import {readMockContract} from '../mock-server/readMockContract';
import {buildMockServer, checkContracts, mockServerTags} from '../plugins/mock-server';
import {writeRelatedPages} from '../plugins/navigation';
import type {Problem} from '../plugins/problems';
import {checkOperationPages, readReference, referenceTags} from '../plugins/reference';
import {programTags, writeFence} from '../plugins/console';
import {BRAND} from './brand';

/**
 * The remark plugin that expands tags, related pages and code. All plugins that compile pages use it.
 *
 * @param siteDir the folder of the site
 * @param isLive whether a page shows the mistakes in its tags instead of its content, as in `npm start`
 * @param read returns the tags, for each page
 * @returns a plugin for `beforeDefaultRemarkPlugins`
 */
export function pageTags(
  siteDir: string,
  isLive = false,
  read = (): Promise<Tags> => readTags(siteDir),
): Pluggable {
  return remarkTags({
    read,
    writeEnd: ({related}) => writeRelatedPages(siteDir, related),
    writeFence,
    isLive,
  });
}

/**
 * Reads the tags of all capabilities.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when a contract or a register cannot be read
 */
async function readTags(siteDir: string): Promise<Tags> {
  const {operations} = (await readMockContract(siteDir)).data;
  return {
    ...referenceTags(await readReference(siteDir)),
    ...factTags(readFacts(siteDir)),
    ...questionTags(readQuestions(siteDir)),
    ...mockServerTags(await buildMockServer(siteDir), BRAND.siteUrl, operations),
    ...programTags(siteDir),
  };
}

/**
 * Checks all written content: pages, sidebars, contracts, registers, samples.
 *
 * @param siteDir the folder of the site
 * @returns all problems, each once; while a page or a contract cannot be read, nothing that follows from it
 */
export function checkContent(siteDir: string): Promise<Problem[]> {
  let tags: Promise<Tags> | undefined;
  return checkPages(siteDir, {
    checkContracts,
    checkOperations: async () =>
      checkOperationPages(siteDir, await loadContract(siteDir, CONTRACT)),
    expansion: pageTags(siteDir, false, () => (tags ??= readTags(siteDir))),
  });
}
