import {createHash} from 'node:crypto';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {CHOICES, HELP} from '../../../../sandbox/help';
import {DEFAULT_PORT} from '../../../../sandbox/node';
import {exportLines} from '../../../../sandbox/variables';
import {buildCode, buildList, expandTags, parsePhrase, type TagDefinition} from '../../page-tags';
import {ContentError} from '../../problems';
import {buildMockServer, FILE_NAME, OLDEST_NODE, type MockServerFile} from './bundleMockServer';

/** `fingerprint` changes with the inputs of the mock server, so that the bundler compiles the pages again. */
type MockServerOptions = {readonly siteUrl: string; readonly fingerprint: string};

/**
 * A remark plugin that shows facts about the published mock server, for `<MockServer show="download" />` and the other
 * values of `show`, so that nobody has to type them.
 *
 * @param options the address of the site
 * @returns a transformer; it throws ContentError for every mistake in a page's tags, and what `bundleMockServer` throws
 */
export function remarkMockServer({siteUrl}: MockServerOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes('<MockServer')) return;
    const tag = defineMockServerTag(await buildMockServer(file.cwd), siteUrl);
    expandTags(tree, file, {MockServer: tag});
  };
}

/**
 * @param file the file that the site publishes
 * @param siteUrl the address of the site
 */
export function defineMockServerTag(file: MockServerFile, siteUrl: string): TagDefinition {
  const sha256 = createHash('sha256').update(file.text).digest('hex');
  const views: Readonly<Record<string, RootContent>> = {
    download: buildCode('bash', `curl -O ${siteUrl}/${FILE_NAME}`),
    checksum: buildCode('bash', `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`),
    start: buildCode('bash', `node ${FILE_NAME}`),
    variables: buildCode('bash', exportLines(`http://127.0.0.1:${DEFAULT_PORT}`).join('\n')),
    options: buildCode('text', HELP.options),
    faults: buildCode('text', HELP.faults),
    people: buildCode('text', HELP.people),
    choices: buildList(CHOICES.map(parsePhrase)),
    facts: buildList(
      [
        `**Size**: ${Math.round(Buffer.byteLength(file.text) / 1000)} KB`,
        `**Needs**: Node.js ${OLDEST_NODE} or later, and nothing else`,
        `**SHA-256**: \`${sha256}\``,
        `**License**: ${file.license ?? 'none is stated for its own code'}`,
        `**Packages in it, with their licenses**: ${file.packages.map(({title}) => title).join(', ')}`,
      ].map(parsePhrase),
    ),
  };
  return {
    attributes: ['show'],
    expand: ({attributes: {show = ''}, place}) => {
      const view = views[show];
      if (view) return [view];
      const problem = `<MockServer> has show="${show}", which does not exist`;
      const fix = `use show="..." with one of ${Object.keys(views).join(', ')}`;
      throw new ContentError([{place, problem, fix}]);
    },
  };
}
