import type {LoadContext, Plugin} from '@docusaurus/types';
import {stop as stopEsbuild} from 'esbuild';
import {addCacheVersion} from './build/addCacheVersion';
import {cacheVersion} from './build/cacheVersion';
import {steadyRuntime} from './build/steadyRuntime';

export {addCacheVersion} from './build/addCacheVersion';
export {bundleFiles, explainBundling} from './build/bundleFiles';
export {ContentCache, type Inputs} from './build/ContentCache';
export {contentFingerprint} from './build/contentFingerprint';
export {keepLast} from './build/keepLast';

/** Pictures in Markdown name a loader by its whole path, from which the bundler makes the picture's number. */
const PATH_IN_LOADER = /&fallback=[^&!]*file-loader[^&!]*/;

/** Makes the bundler start over when a file changed that its cache does not know of, and name things alike. */
export default function reproducibleBundle({siteDir}: LoadContext): Plugin {
  const version = cacheVersion(siteDir);
  return {
    name: 'reproducible-bundle',
    async allContentLoaded() {
      // What `bundleFiles` makes is made. The process of esbuild would hold 50 MB to the end of a build; in
      // `npm start` another plugin may be loading its content again.
      if (process.env.NODE_ENV === 'production') await stopEsbuild();
    },
    configureWebpack: (config, _isServer, {currentBundler}) => ({
      ...addCacheVersion(config, version),
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(PATH_IN_LOADER, (resource) => {
          resource.request = resource.request.replace(PATH_IN_LOADER, '&fallback=file-loader');
        }),
      ],
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      optimization: {minimizer: steadyRuntime(currentBundler)},
    }),
    // Settings are searched for beside each style sheet and in every folder above, those above the clone too.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
