import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Below `node_modules`: Node.js loads modules of packages from there without a warning, and no check reads it. */
const FOLDER = path.resolve('node_modules/.cache/programs');

/** Each runs in its own process: the build, which decides and reports, the content checks, and the configuration. */
const ENTRIES = {
  build: 'scripts/build.ts',
  checker: 'scripts/build/contentChecker.ts',
  settings: 'scripts/build/compiledConfig.ts',
};

/** The file that Docusaurus loads. It compiles what it loads; with `createRequire`, Node.js loads the bundle as is. */
const OPENER = `module.exports = require('node:module').createRequire(__filename)('./settings.cjs').default;\n`;

/**
 * Returns where the programs of a build are, once they are bundled.
 *
 * @param {string} folder the folder of the bundles
 * @returns absolute paths of the two programs, and of the configuration, for `--config`
 */
export const programsIn = (folder = FOLDER) => ({
  build: path.join(folder, 'build.cjs'),
  checker: path.join(folder, 'checker.cjs'),
  config: path.join(folder, 'docusaurus.config.cjs'),
});

/**
 * Bundles what runs in Node.js during a build. Otherwise, Docusaurus would compile the files of the plugins one by one,
 * and everything that a plugin imports again for each plugin. Packages are not bundled.
 *
 * @param {string} folder where to write the bundles; it has to be below the folder that contains the packages
 * @returns where they are
 * @throws esbuild's error when a file cannot be read or parsed; `describeFaults` formats it
 */
export async function bundlePrograms(folder = FOLDER) {
  const esbuild = await import('esbuild'); // imported late, so that a clone without packages gets a clear message
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
    await esbuild.stop(); // otherwise, its process would hold 50 MB until the build ends
  }
  const programs = programsIn(folder);
  writeFileSync(programs.config, OPENER);
  return programs;
}

/** In a bundle, `__dirname` would be the folder of the bundle; this plugin keeps the folder of each source file. */
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
 * Describes what is missing, or where files cannot be parsed, in the format of all other build messages.
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
 * @returns {error is import('esbuild').BuildFailure} whether esbuild found errors in files
 */
const isFailure = (error) =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
