import type {Plugin} from '@docusaurus/types';

/** Options of PostCSS, as Docusaurus gives them to its hook. */
type Options = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/**
 * What no page has of Infima and of the theme, as its classes and variables begin. `tests/built/styles.test.ts` says when
 * a page does have one of them: it goes from this list then. (Alerts have their colors from src/theme/styles/boxes.css.)
 */
const ABSENT = [
  'alert--|alert__|avatar|badge|breadcrumbs--|button-group|card|dropdown--nocaret|hero|pagination(?!-nav)|pills',
  'button--(?!primary)|col--(?![238])|disabled|navbar__items--center|row--|shadow--|tabs--block',
  'footer--|footer__(?!bottom|copyright|link)|navbar--(?!fixed)|navbar-sidebar(?!__backdrop)|navbar__search|navbar-search',
  'margin-(?!bottom--md|(?:top|vert)--(?:lg|md))|padding-(?!bottom--lg|top--md)|text--(?!center|left|right|truncate)',
  'color-(?:danger|info|success|warning)|color-\\w+-(?:contrast|darkest|light)|(?:contrast|dark|light)[\\w-]*-value',
  'alert-color|color-secondary|font-weight-(?:base|light|normal)|footer-logo|global-shadow-tl|h1-vertical-rhythm-top',
  'image-alignment|navbar-link-active|transition-slow|z-index-overlay',
  'anchorTargetHide|collaps|darkNavbar|details|docSidebarContainerHidden|dropdownNavbarItemMobile|errorBoundary|\\w+Enhanced', // of the theme
  'expandButton|footerLogo|lastUpdated|menuExternal|menuHtml|navbarH|noPrint|sidebar(?:Hidden|Logo|With)|tag',
].join('|');

const ABSENT_CLASS = new RegExp(`(?<!:not\\()\\.(?:${ABSENT})`, 'u');
const ABSENT_VARIABLE = new RegExp(`^--ifm-(?:${ABSENT})`, 'u');

/** A style sheet of PostCSS, as far as it is used here. */
type Sheet = {
  readonly source?: {readonly input: {readonly file?: string}};
  walkRules(visit: (rule: {selectors: string[]; remove: () => void}) => void): void;
  walkDecls(visit: (declaration: {readonly prop: string; remove: () => void}) => void): void;
};

/** A plugin of PostCSS that takes out what no page has. */
const removeAbsent = {
  postcssPlugin: 'remove-absent',
  Once(sheet: Sheet) {
    if (!sheet.source?.input.file?.match(/node_modules.*(?:infima|theme-c)/)) return;
    sheet.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !ABSENT_CLASS.test(selector));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    sheet.walkDecls((declaration) => {
      if (ABSENT_VARIABLE.test(declaration.prop)) declaration.remove();
    });
  },
};

/**
 * Docusaurus' hook for PostCSS. What no page has goes; so does the preset that translates for older browsers,
 * because the minifier does that too, and `light-dark()` would stand in the sheet three times.
 */
export const configurePostCss = ({plugins, ...options}: Options): Options => ({
  ...options,
  plugins: [
    removeAbsent,
    ...plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
  ],
});
