import type {Pluggable} from 'unified';
import {remarkTags, type Tags} from '../plugins/content';
import {factTags} from '../plugins/facts';
import {buildMockServer, mockServerTags} from '../plugins/mock-server';
import {writeRelatedPages} from '../plugins/navigation';
import {questionTags, readQuestions} from '../plugins/open-questions';
import {readReference, referenceTags} from '../plugins/reference';
import {programTags, writeFence} from '../plugins/samples';
import {BRAND} from './brand';

/**
 * The remark plugin that expands tags, related pages and code. All plugins that compile pages use it.
 *
 * @param siteDir the folder of the site
 * @param isLive whether a page shows the mistakes in its tags instead of its content, as in `npm start`
 * @returns a plugin for `beforeDefaultRemarkPlugins`
 */
export function pageTags(siteDir: string, isLive = false): Pluggable {
  return remarkTags({
    read: () => readTags(siteDir),
    writeEnd: (page) => writeRelatedPages(siteDir, page),
    writeFence,
    isLive,
  });
}

async function readTags(siteDir: string): Promise<Tags> {
  return {
    ...referenceTags(await readReference(siteDir)),
    ...factTags(siteDir),
    ...questionTags(readQuestions(siteDir)),
    ...mockServerTags(await buildMockServer(siteDir), BRAND.siteUrl),
    ...programTags(siteDir),
  };
}
