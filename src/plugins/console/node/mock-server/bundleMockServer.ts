import {hashFiles, memoizeLast} from '../../../../files';
import {RUNNABLE_INPUTS} from '../../../../files/inputs';
import {bundleFiles} from '../../../copies';
import {embedContract} from './embedContract';

/** Its path on the site, and the name that it is saved under. */
export const FILE_NAME = 'mock-server.mjs';

/** The code that runs first, in syntax that every version of Node.js with modules can parse. */
const HEAD = `#!/usr/bin/env node
// The mock server of the RunGen.AI API, in one file. Its options: node ${FILE_NAME} --help
import {createRequire} from 'module';
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error('The mock server needs Node.js 20 or later, and this is ' + process.version + '.');
  process.exit(1);
}
const require = createRequire(import.meta.url);`;

const cachedFile = memoizeLast<Promise<string>>();

/**
 * Bundles the mock server and its contract into one file, once for each state of what it is made from. Names and line
 * breaks are kept, so that people can read what they are about to run.
 *
 * @returns the same text for the same source, independent of the folder that the site is in
 * @throws ContentError when a contract is not valid YAML or a file cannot be bundled
 */
export function buildMockServer(siteDir: string): Promise<string> {
  return cachedFile(siteDir, hashFiles(siteDir, RUNNABLE_INPUTS), async () => {
    const {outputFiles} = await bundleFiles(siteDir, {
      entryPoints: ['scripts/mock.ts'],
      platform: 'node',
      // CommonJS requires built-in modules after the version check: as imports, those that an old Node.js lacks would
      // fail before it. From the target on, Node.js can parse the file, and so print the message.
      format: 'cjs',
      target: 'node14.6',
      banner: {js: HEAD},
      plugins: [await embedContract(siteDir)],
    });
    return outputFiles.map(({text}) => text).join('');
  });
}
