import {bundleFiles, contentFingerprint, explainBundling, keepLast} from '../../built-pages';
import {embedContract} from './embedContract';
import {readOwnLicense, readPackages, type BundledPackage} from './readPackages';

/** The mock server as readers download it. */
export type MockServerFile = {
  readonly text: string;
  /** The license of the site's own code; null as long as the owner has not chosen one. */
  readonly license: string | null;
  readonly packages: readonly BundledPackage[];
};

/** Its path on the site, and the name that it is saved under. */
export const FILE_NAME = 'mock-server.mjs';

/** The oldest version of Node.js that runs it. */
export const OLDEST_NODE = 20;

/** Node.js from this version on can parse the file, and so prints the message that the version is too old. */
const OLDEST_SYNTAX = 'node14.6';

/** Everything that determines the content of the file: its sources, and the code that builds it. */
export const INPUTS = ['sandbox', 'contract', 'src/plugins/mock-server', 'package.json'];

const keep = keepLast<Promise<MockServerFile>>();

/** The same as `bundleMockServer`, done once for each state of the inputs: the plugin and each page about it ask. */
export function buildMockServer(siteDir: string): Promise<MockServerFile> {
  return keep(siteDir, contentFingerprint(siteDir, INPUTS), () => bundleMockServer(siteDir));
}

/**
 * Bundles the mock server, its contract and the packages it uses into one file. Names and line breaks are kept, so that
 * people can read what they are about to run.
 *
 * @param siteDir the folder of the site
 * @returns the same bytes for the same source, independent of the folder that the site is in
 * @throws ContentError when a contract is not valid YAML or a file cannot be bundled; Error when a package has no
 *   license text to include
 */
export async function bundleMockServer(siteDir: string): Promise<MockServerFile> {
  const {outputFiles, metafile} = await bundleFiles(siteDir, {
    entryPoints: ['sandbox/cli.ts'],
    platform: 'node',
    // CommonJS requires built-in modules after the version check in the head of the file. As ESM imports, modules that
    // an old Node.js lacks would fail before the check can print its message.
    format: 'cjs',
    target: OLDEST_SYNTAX,
    legalComments: 'inline',
    plugins: [embedContract(siteDir)],
  }).catch((error: unknown) => {
    throw explainBundling(error);
  });
  const packages = readPackages(siteDir, Object.keys(metafile.inputs));
  const text = [
    writeHead(packages),
    ...outputFiles.map((file) => file.text),
    `/*\n${packages.map(({notice}) => notice.replaceAll('*/', '* /')).join('\n----\n\n')}*/\n`,
  ].join('\n');
  return {text, license: readOwnLicense(siteDir), packages};
}

/** The code that runs first, in syntax that every version of Node.js with modules can parse. */
function writeHead(packages: readonly BundledPackage[]): string {
  return `#!/usr/bin/env node
// The mock server of the RunGen.AI API, in one file. Its options: node ${FILE_NAME} --help
// It holds these packages, whose licenses stand at the end:
${packages.map(({title}) => `//   ${title}`).join('\n')}
import {createRequire} from 'module';
if (Number(process.versions.node.split('.')[0]) < ${OLDEST_NODE}) {
  console.error('The mock server needs Node.js ${OLDEST_NODE} or later, and this is ' + process.version + '.');
  process.exit(1);
}
const require = createRequire(import.meta.url);
`;
}
