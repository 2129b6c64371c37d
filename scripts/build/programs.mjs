import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Below `node_modules`: Node.js takes modules of packages there without a warning, and no check reads it. */
const FOLDER = path.resolve('node_modules/.cache/programs');

/** Each in a process of its own: what decides and says, what checks contents, and the settings of Docusaurus. */
const ENTRIES = {
  build: 'scripts/build.ts',
  checker: 'scripts/build/contentChecker.ts',
  settings: 'scripts/build/compiledConfig.ts',
};

/** What Docusaurus opens. It compiles what it opens; `createRequire` hands the bundle to Node.js as it is. */
const OPENER = `module.exports = require('node:module').createRequire(__filename)('./settings.cjs').default;\n`;

/**
 * Where the programs of a build are, once they are bundled.
 *
 * @param {string} folder where they were bundled
 * @returns whole paths of the two programs, and of the configuration, for `--config`
 */
export const programsIn = (folder = FOLDER) => ({
  build: path.join(folder, 'build.cjs'),
  checker: path.join(folder, 'checker.cjs'),
  config: path.join(folder, 'docusaurus.config.cjs'),
});

/**
 * Bundles what runs in Node.js during a build: Docusaurus, for one, would compile the files of the plugins one by
 * one, and for each plugin once more all that it imports. Packages stay outside of the bundles.
 *
 * @param {string} folder where to write them; it has to be below the folder of the packages
 * @returns where they are
 * @throws what esbuild says when a file cannot be read or parsed; `describeFaults` spells it
 */
export async function bundlePrograms(folder = FOLDER) {
  const esbuild = await import('esbuild'); // late: a clone without packages is told so
  try {
    await esbuild.build({
      entryPoints: ENTRIES,
      outdir: folder,
      outExtension: {'.js': '.cjs'},
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      plugins: [keepPlaces],
    });
  } finally {
    await esbuild.stop(); // its process would hold 50 MB to the end of the build
  }
  const programs = programsIn(folder);
  writeFileSync(programs.config, OPENER);
  return programs;
}

/** In a bundle, `__dirname` would be the folder of the bundle: each file keeps its own. */
const keepPlaces = {
  name: 'keep-places',
  /** @param {import('esbuild').PluginBuild} build the bundling that begins */
  setup(build) {
    build.onLoad({filter: /\.ts$/}, ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))}; ${readFileSync(file, 'utf8')}`,
      loader: 'ts',
    }));
  },
};

/**
 * Says what is missing, or where files cannot be parsed, as all other messages of a build do.
 *
 * @param {unknown} error what `bundlePrograms` threw
 */
export function describeFaults(error) {
  if (isMissing(error)) return 'esbuild is not installed: run npm ci.';
  if (!isFailure(error)) return error instanceof Error ? error.message : String(error);
  const faults = error.errors.map(({text, location}) => {
    const {file, line, column} = location ?? {file: 'scripts/build.ts', line: 1, column: 0};
    return `${file}:${line}:${column + 1} cannot be read: ${text}\n  Fix: correct the line`;
  });
  return `To fix:\n${faults.join('\n')}`;
}

/** @param {unknown} error anything that was thrown */
const isMissing = (error) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * @param {unknown} error anything that was thrown
 * @returns {error is import('esbuild').BuildFailure} whether esbuild found faults in files
 */
const isFailure = (error) =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
