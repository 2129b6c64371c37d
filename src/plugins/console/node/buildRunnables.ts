import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {embedContract} from './mock-server/embedContract';
import {bundleFiles} from '../../copies';

const PROGRAMS = 'samples/javascript';
const WORKER = 'src/plugins/console/client/worker';

/** The one package whose code programs bring. */
const PACKAGE = 'node_modules/openai/';
const LICENSES = 'licenses.txt';

/**
 * Bundles the worker, with the mock server and its contract, and the JavaScript programs, each as a separate file.
 *
 * @returns their texts, by paths such as `/worker.js`
 * @throws ContentError for a program that imports what browsers do not have, or a contract that is not valid YAML; Error
 *   for a package whose license is not included
 */
export async function buildRunnables(siteDir: string) {
  const programs = readdirSync(path.join(siteDir, PROGRAMS)).map((file) => ({
    in: `${PROGRAMS}/${file}`,
    out: `programs/${path.parse(file).name}`,
  }));
  const {outputFiles, metafile} = await bundleFiles(siteDir, {
    entryPoints: [{in: `${WORKER}/main.ts`, out: 'worker'}, ...programs],
    outdir: '/',
    splitting: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: ['chrome111', 'firefox114', 'safari16.4'], // with module workers
    // What programs import and browsers do not have.
    alias: {
      'node:fs/promises': `./${WORKER}/node.ts`,
      'node:timers/promises': `./${WORKER}/node.ts`,
    },
    legalComments: 'none', // the file of licenses has the full texts
    banner: {js: `/* Licenses of packages: ${LICENSES} in this folder */`},
    plugins: [await embedContract(siteDir)],
  });
  const other = Object.keys(metafile.inputs).find(
    (file) => file.includes('node_modules/') && !file.includes(PACKAGE),
  );
  if (other !== undefined) throw new Error(`${other} needs its license in ${LICENSES}`);
  const license = readFileSync(path.join(siteDir, PACKAGE, 'LICENSE'), 'utf8');
  return [
    ...outputFiles.map((file) => ({path: file.path, text: file.text})),
    {path: `/${LICENSES}`, text: `${PACKAGE}\n\n${license}`},
  ];
}
