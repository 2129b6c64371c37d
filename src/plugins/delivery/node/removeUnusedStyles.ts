import {readFileSync} from 'node:fs';
import type {Plugin} from 'postcss';
import {listFiles} from '../../../files';

/** Whatever names a class or a variable: the site, and the theme without what the site does not show. */
const SOURCES = [
  'src/**/*.{css,mdx,ts,tsx}',
  'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.{css,js}',
  '!**/{Blog*,DocCard*,MobileSidebar,Tag*}/**',
];

const NEGATION = /:not\([^)]*\)/gu;
const CLASS = /\.([a-z][\w-]*)/gu;

/**
 * Creates a plugin of PostCSS that takes out of Infima, the framework of the theme, the rules whose classes nothing names,
 * and the variables that nothing reads.
 *
 * @param siteDir the folder of the site
 */
export function removeUnusedStyles(siteDir: string): Plugin {
  const names = new Set<string>();
  for (const file of listFiles(siteDir, SOURCES)) {
    const name = file.endsWith('.css') ? /--[\w-]+/gu : /[\w-]+/gu;
    for (const [found] of readFileSync(file, 'utf8').matchAll(name)) names.add(found);
  }
  const isUsed = (selector: string): boolean => {
    const classes = selector.replaceAll(NEGATION, '').matchAll(CLASS);
    return [...classes].every(([, name = '']) => names.has(name));
  };
  return {
    postcssPlugin: 'remove-unused-styles',
    Once(sheet) {
      if (!sheet.source?.input.file?.includes('infima')) return;
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter(isUsed);
        if (used.length > 0) rule.selectors = used;
        else rule.remove();
      });
      const rules = sheet.toString();
      sheet.walkDecls(/^--/u, (declaration) => {
        const {prop} = declaration;
        if (!names.has(prop) && !rules.includes(`var(${prop}`)) declaration.remove();
      });
    },
  };
}
