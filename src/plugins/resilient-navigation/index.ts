import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const OWN_PARTS = './src/components/Navigation';

/**
 * Puts our way of loading pages in the place of the core's, on demand (`preload`) and in advance
 * (`docusaurus`): the core's reloads the page when a chunk fails to load, asks for one file many times, and
 * looks every page up in tables of the whole site.
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
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)(?:\.js)?$/, (resource) => {
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
