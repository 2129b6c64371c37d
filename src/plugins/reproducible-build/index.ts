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

/** Pictures in Markdown reference a loader by its absolute path, from which the bundler derives the picture's id. */
const PATH_IN_LOADER = /&fallback=[^&!]*file-loader[^&!]*/;

/** Invalidates the bundler's cache when a file changes that it does not track, and keeps generated names stable. */
export default function reproducibleBundle({siteDir}: LoadContext): Plugin {
  const version = cacheVersion(siteDir);
  return {
    name: 'reproducible-bundle',
    async allContentLoaded() {
      // In a build, `bundleFiles` is not called after this, and the esbuild process would hold 50 MB until the end. In
      // `npm start`, another plugin may be reloading its content.
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
    // Otherwise settings are searched for next to each style sheet and in every parent folder, even above the clone.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
