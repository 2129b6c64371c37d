import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const OWN_PARTS = './src/components/Navigation';

/**
 * Puts our preloader and prefetcher in the place of the core's: those reload the page when a chunk fails to
 * load, and ask for one file many times.
 */
export default function resilientNavigation({siteDir}: LoadContext): Plugin {
  return {
    name: 'resilient-navigation',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|prefetch)(?:\.js)?$/, (resource) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
              const part = path.basename(resource.request, '.js');
              resource.request = path.resolve(siteDir, OWN_PARTS, `${part}.ts`);
            }
          }),
        ],
      };
    },
  };
}
