import type {Pluggable} from 'unified';
import {checkMarkup, listPageComponents, runChecks} from '../checks';
import {type ExpansionOptions, remarkTags, type Tags} from '../mdx';
import {readMockContract} from '../mock-server/readMockContract';
import {programTags, writeFence} from '../plugins/console';
import {buildMockServer, mockServerTags} from '../plugins/mock-server';
import {writeRelatedPages} from '../plugins/navigation';
import {readReference, referenceComponents} from '../plugins/reference';
import type {Problem} from '../problems';
import {factTags, questionTags, readFacts, readQuestions} from '../registries';
import {BRAND} from './brand';

/**
 * The remark plugin that expands components, related pages and code. All plugins that compile pages use it.
 *
 * @param siteDir the folder of the site
 * @param isLive whether files change while it runs, and a page shows the mistakes in it instead of its content, as in
 *   `npm start`; a build has checked all pages before
 * @returns a plugin for `beforeDefaultRemarkPlugins`
 */
export function pageTags(siteDir: string, isLive = false): Pluggable {
  if (!isLive) return expandWith(siteDir, {read: readTagsOnce(siteDir), isLive});
  return expandWith(siteDir, {
    read: () => readTags(siteDir),
    check: async (page, tags) =>
      checkMarkup(page, [...tags, ...(await listPageComponents(siteDir))]),
    isLive,
  });
}

function expandWith(
  siteDir: string,
  options: Pick<ExpansionOptions, 'read' | 'isLive' | 'check'>,
): Pluggable {
  return remarkTags({
    ...options,
    writeEnd: ({related}) => writeRelatedPages(siteDir, related),
    writeFence,
  });
}

function readTagsOnce(siteDir: string): () => Promise<Tags> {
  let reading: Promise<Tags> | undefined;
  return () => (reading ??= readTags(siteDir));
}

/**
 * Reads the components that become MDX.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when a contract or a registry cannot be read
 */
async function readTags(siteDir: string): Promise<Tags> {
  const {operations} = (await readMockContract(siteDir)).data;
  return {
    ...referenceComponents(await readReference(siteDir)),
    ...factTags(readFacts(siteDir)),
    ...questionTags(readQuestions(siteDir)),
    ...mockServerTags(await buildMockServer(siteDir), BRAND.siteUrl, operations),
    ...programTags(siteDir),
  };
}

/**
 * Checks pages, sidebars, contracts, and registries.
 *
 * @param siteDir the folder of the site
 * @returns every problem, in the order of files and lines
 */
export function checkContent(siteDir: string): Promise<Problem[]> {
  const read = readTagsOnce(siteDir);
  return runChecks(siteDir, {
    listComponents: async () => [
      ...Object.keys(await read()),
      ...(await listPageComponents(siteDir)),
    ],
    expansion: expandWith(siteDir, {read, isLive: false}),
  });
}
