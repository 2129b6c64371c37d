import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const OWN_PRELOAD = './src/components/Navigation/preload.ts';

/** Puts our preloader in the place of the core's, which reloads the page when a chunk fails to load. */
export default function resilientNavigation({siteDir}: LoadContext): Plugin {
  return {
    name: 'resilient-navigation',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const own = path.resolve(siteDir, OWN_PRELOAD);
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/preload(?:\.js)?$/, (resource) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
              resource.request = own;
            }
          }),
        ],
      };
    },
  };
}
