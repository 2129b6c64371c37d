import type {Plugin} from 'esbuild';
import {bundleFiles, explainBundling} from '../../reproducible-build';
import {OLDEST_NODE, type MockServerFile} from './MockServerFile';
import {readContracts} from './readContracts';
import {readOwnLicense, readPackages, type PackageNotice} from './readPackages';

/** Node.js from this version on can parse the file, and so prints the message that the version is too old. */
const OLDEST_SYNTAX = 'node14.6';

/**
 * Bundles the mock server, its contracts and the packages it uses into one file. Names and line breaks are kept, so
 * that people can read what they are about to run.
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
    plugins: [embedContracts(siteDir)],
  }).catch((error: unknown) => {
    throw explainBundling(error);
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild wrote nothing for sandbox/cli.ts.');
  const notices = readPackages(siteDir, Object.keys(metafile.inputs));
  const text = [writeHead(notices), bundle.text, writeLicenses(notices)].join('\n');
  const packages = notices.map(({name, version, license}) => ({name, version, license}));
  return {text, license: readOwnLicense(siteDir), packages};
}

/** Replaces `readDocuments` with its current result: the published file has no contracts beside it to read. */
function embedContracts(siteDir: string): Plugin {
  const documents = JSON.stringify(readContracts(siteDir));
  const contents = `const documents = ${documents};\nexport const readDocuments = () => documents;\n`;
  return {
    name: 'embed-contracts',
    setup(esbuild) {
      esbuild.onLoad({filter: /[\\/]sandbox[\\/]readDocuments\.ts$/}, () => ({contents}));
    },
  };
}

/** The code that runs first, in syntax that every version of Node.js with modules can parse. */
function writeHead(notices: readonly PackageNotice[]): string {
  const packages = notices.map(
    ({name, version, license}) => `//   ${name} ${version} (${license})`,
  );
  return `#!/usr/bin/env node
// The mock server of the RunGen.AI API, in one file. Its options: node mock-server.mjs --help
// It holds these packages, whose licenses stand at the end:
${packages.join('\n')}
import {createRequire} from 'module';
if (Number(process.versions.node.split('.')[0]) < ${OLDEST_NODE}) {
  console.error('The mock server needs Node.js ${OLDEST_NODE} or later, and this is ' + process.version + '.');
  process.exit(1);
}
const require = createRequire(import.meta.url);
`;
}

function writeLicenses(notices: readonly PackageNotice[]): string {
  const texts = notices.map(
    ({name, version, licenseText}) =>
      `${name} ${version}\n\n${licenseText.replaceAll('*/', '* /')}`,
  );
  return `/*\n${texts.join('\n\n----\n\n')}\n*/\n`;
}
