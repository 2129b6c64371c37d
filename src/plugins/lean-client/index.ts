import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules that the theme gives to readers and no page needs. */
const NOT_NEEDED = [
  // Loads languages of the highlighter: code is highlighted at build time.
  /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/,
];

/** Keeps out of the bundle what readers would load for nothing. */
export default function leanClient({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const nothing = path.resolve(siteDir, 'src/client/nothing.ts');
      return {
        plugins: NOT_NEEDED.map((module) => new NormalModuleReplacementPlugin(module, nothing)),
      };
    },
  };
}
