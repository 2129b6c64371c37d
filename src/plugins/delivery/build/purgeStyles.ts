import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Helpers, Plugin, Root} from 'postcss';

/** Where class names of the theme stand: in its own code, and in what this site changes of it. */
const CONTENT = [
  'node_modules/@docusaurus/{theme-classic,theme-common,core,plugin-content-docs}/lib/**/*.js',
  'node_modules/nprogress/nprogress.js',
  'src/**/*.{ts,tsx,mdx}',
  '{docs,api}/**/*.mdx',
];

/** The theme's own style sheets. Those of other packages stay whole. */
const THEME = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;

/** Classes that the theme puts together from parts, such as `alert--${type}`. */
const KEPT = [/^(?:alert|theme)-/, /^nprogress/];

/**
 * The PostCSS plugin that takes rules out of the theme's style sheets whose classes no page has: it uses a third of
 * Infima. The site's own style sheets stay as they are written.
 *
 * @param siteDir the folder of the site
 */
export function purgeStyles(siteDir: string): Plugin {
  const plugin = purgeCss({
    content: CONTENT.map((pattern) => path.join(siteDir, pattern)),
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: {standard: KEPT},
  });
  return {
    postcssPlugin: 'purge-theme',
    async OnceExit(root: Root, helpers: Helpers): Promise<void> {
      const isOfTheme = THEME.test(root.source?.input.file ?? '');
      if (isOfTheme && 'OnceExit' in plugin) await plugin.OnceExit(root, helpers);
    },
  };
}
