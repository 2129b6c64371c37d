import path from 'node:path';
import {embedContract, readPackages} from '../../mock-server';
import {bundleFiles} from '../../built-pages';

/** A file that the site publishes, with its path relative to their common folder. */
export type RunnableFile = {
  readonly path: string;
  readonly text: string;
};

/** Browsers that support module workers; the last to add them was Firefox, in version 114. */
const TARGETS = ['chrome111', 'firefox114', 'safari16.4'];

const WORKER = 'src/plugins/run-here/browser/worker';

/** The entry points of the worker, by the name of the output file. Programs import the last three. */
const ENTRIES = {
  worker: `${WORKER}/main.ts`,
  'node-timers': `${WORKER}/nodeTimers.ts`,
  'node-files': `${WORKER}/nodeFiles.ts`,
  openai: `${WORKER}/openaiClient.ts`,
};

/**
 * Bundles the worker: the mock server with its contract, what programs use of Node.js, and the packages they import.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when a contract is not valid YAML; Error when it cannot be bundled, or a package has no license
 *   text to include
 */
export async function bundleWorker(siteDir: string): Promise<readonly RunnableFile[]> {
  const {outputFiles, metafile} = await bundleFiles(siteDir, {
    entryPoints: ENTRIES,
    outdir: '/',
    splitting: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: TARGETS,
    legalComments: 'none', // licenses.txt has the full texts
    banner: {js: '/* The licenses of the packages in this file: licenses.txt beside it */'},
    plugins: [embedContract(siteDir)],
  });
  const licenses = readPackages(siteDir, Object.keys(metafile.inputs)).map(({notice}) => notice);
  return [
    ...outputFiles.map((file) => ({path: path.basename(file.path), text: file.text})),
    {path: 'licenses.txt', text: licenses.join('\n----\n\n')},
  ];
}
