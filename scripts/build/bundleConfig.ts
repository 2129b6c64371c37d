import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build as bundle, type Plugin} from 'esbuild';

/** Below `node_modules`: Node.js takes modules of packages there without a warning, and no check reads it. */
const FOLDER = path.resolve('node_modules/.cache/site-config');

/** What Docusaurus opens. It compiles what it opens; `createRequire` hands the bundle to Node.js as it is. */
const OPENER = `module.exports = require('node:module').createRequire(__filename)('./bundle.cjs').default;\n`;

/**
 * Bundles `docusaurus.config.ts` and the plugins of this project for one build. Docusaurus would compile their
 * files one by one, and for each plugin once more all that it imports. Packages stay outside of the bundle.
 *
 * @param folder where to write the bundle; it has to be below the folder of the packages
 * @returns the whole path of the configuration, for `--config`
 * @throws what esbuild says when a file cannot be read or parsed
 */
export async function bundleConfig(folder = FOLDER): Promise<string> {
  await bundle({
    entryPoints: [path.join(__dirname, 'compiledConfig.ts')],
    outfile: path.join(folder, 'bundle.cjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [keepPlaces],
  });
  const opener = path.join(folder, 'docusaurus.config.cjs');
  writeFileSync(opener, OPENER);
  return opener;
}

/** In a bundle, `__dirname` would be the folder of the bundle: each file keeps its own. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup: (build) => {
    build.onLoad({filter: /\.ts$/}, ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};\n${readFileSync(file, 'utf8')}`,
      loader: 'ts',
    }));
  },
};
