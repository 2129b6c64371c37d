import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {bundleFiles, explainBundling} from './build/bundleFiles';
export {ContentCache, type Inputs} from './build/ContentCache';
export {contentFingerprint} from './build/contentFingerprint';
export {keepLast} from './build/keepLast';

/** Code that makes pages, and files that it reads. The bundler sees only the modules that it bundles. */
const FOLDERS = ['src/plugins', 'src/site', 'contract', 'samples', 'sandbox'];
const FILES = ['sidebars.ts', 'sidebarsApi.ts', 'babel.config.js', 'package-lock.json'];

/** Keeps the bundler's cache between builds true: it is not used after a change of a file that the bundler does not see. */
export default function reproducibleBuild({siteDir}: LoadContext): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack({experiments}) {
      if (!experiments || !('cache' in experiments)) return {}; // switched off
      const inFolders = FOLDERS.flatMap((folder) =>
        readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map(({parentPath, name}) => path.join(parentPath, name)),
      );
      const files = FILES.map((file) => path.join(siteDir, file));
      const cache = {buildDependencies: [...files, ...inFolders]};
      return {experiments: {cache}}; // an experiment of Rspack, which webpack's types lack
    },
    // Otherwise settings are searched for beside each style sheet and in every folder above, also outside the clone.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
