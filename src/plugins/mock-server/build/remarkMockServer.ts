import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expandTags} from '../../page-tags';
import {buildMockServer} from './buildMockServer';
import {defineMockServerTags} from './defineMockServerTags';

/** `fingerprint` changes with the inputs of the mock server, so that the bundler compiles the pages again. */
type MockServerOptions = {
  readonly siteUrl: string;
  readonly fingerprint: string;
};

/**
 * A remark plugin that shows facts about the published mock server, for `<MockServer show="download" />` and the other
 * values of `show`.
 *
 * @param options the address of the site
 * @returns a transformer; it throws ContentError for every mistake in a page's tags, and what `bundleMockServer` throws
 */
export function remarkMockServer({siteUrl}: MockServerOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes('<MockServer')) return;
    expandTags(tree, file, defineMockServerTags(await buildMockServer(file.cwd), siteUrl));
  };
}
