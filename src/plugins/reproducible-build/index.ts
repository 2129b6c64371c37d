import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentFingerprint} from './build/contentFingerprint';
import {addCacheVersion} from './build/addCacheVersion';
import {steadyRuntime} from './build/steadyRuntime';

export {bundleFiles} from './build/bundleFiles';
export {ContentCache, type Inputs} from './build/ContentCache';
export {contentFingerprint} from './build/contentFingerprint';
export {keepLast} from './build/keepLast';

/**
 * What pages are made by and made from, and the bundler does not see: it keys its cache by its own settings
 * and by the modules it reads.
 */
const UNSEEN = [
  'src/plugins',
  'src/site',
  'contract',
  'samples',
  'sandbox',
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
] as const;

/** Pictures in Markdown name a loader by its whole path, from which the bundler makes the picture's number. */
const PATH_IN_LOADER = /&fallback=[^&!]*file-loader[^&!]*/;

/** What the environment changes in the bundle. */
function switches(): string {
  const {DELIVERY = '', WHOLE_BUILD = ''} = process.env;
  return DELIVERY + WHOLE_BUILD;
}

/** Makes the bundler start over when a file changed that its cache does not know of, and name things alike. */
export default function reproducibleBundle({siteDir}: LoadContext): Plugin {
  const version = contentFingerprint(siteDir, UNSEEN);
  return {
    name: 'reproducible-bundle',
    configureWebpack: (config, _isServer, {currentBundler}) => ({
      ...addCacheVersion(config, `${process.version}-${version}-${switches()}`),
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
