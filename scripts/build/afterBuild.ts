import {Compression, holdScriptsOf, splitStyles} from '../../src/plugins/delivery';
import {hardenBuild, listFiles} from '../../src/plugins/security';
import {hardenOptions} from '../../src/site/hardenOptions';

/** A pass over the built files, after every plugin has written its own. */
export type AfterBuildStep = {
  /** What is being done, for the line that tells of a failure. */
  readonly name: string;
  /**
   * Changes or checks the files below a folder. What it throws fails the build, and the site of before
   * stays in its place.
   *
   * @returns what it did, for the terminal
   */
  readonly run: (folder: string) => Promise<string>;
};

/** Where Docusaurus writes what it makes for the bundler. */
const GENERATED = '.docusaurus';

const STYLES: AfterBuildStep = {name: 'style sheets', run: splitStyles};

const SCRIPTS: AfterBuildStep = {
  name: 'late scripts',
  run: async (folder) =>
    `${await holdScriptsOf(folder, GENERATED)} pages run their scripts when they are used.`,
};

/** Pages take the longest to compress, and hardening takes one core: each page is compressed when it is ready. */
const HARDEN: AfterBuildStep = {
  name: 'hardening',
  run: async (folder) => {
    const twins = new Compression(folder);
    const pages = await hardenBuild(folder, hardenOptions(), (page) => {
      twins.add([page]);
    });
    twins.add(await listFiles(folder));
    return `${pages} pages carry hashes and a content policy, ${await twins.finish()} files have brotli and gzip twins.`;
  },
};

/**
 * The passes, in the order they run. What changes pages goes before the hardening, which hashes what it
 * finds, and nothing goes after it: the compressed twins would keep the old bytes.
 */
export const AFTER_BUILD: readonly AfterBuildStep[] = [STYLES, SCRIPTS, HARDEN];
