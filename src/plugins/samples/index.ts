import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {LANGUAGES, type Language} from './build/languages';
export {rehypeHighlightCode} from './build/rehypeHighlightCode';
export {remarkCodeSamples} from './build/remarkCodeSamples';

/** The theme's client module that loads a highlighter into every page. */
const HIGHLIGHTER = /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/;

/** Lifecycle only: code is highlighted at build time, so the theme's highlighter stays out of the bundle. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          HIGHLIGHTER,
          path.join(__dirname, 'browser/noHighlighter.ts'),
        ),
      ],
    }),
  };
}
