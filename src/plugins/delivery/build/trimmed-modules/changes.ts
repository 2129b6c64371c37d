import path from 'node:path';
import type {BundleChanges} from '../Optimization';

const loader = (file: string): string => path.join(__dirname, file);

/** Code that is in the bundle if one of the modules is bundled unmodified, and the file to change then. */
const UNTRIMMED = [
  {code: 'onBrokenMarkdownLinks', file: 'trimSiteConfig.cjs', what: 'the settings of the site'},
  {code: '"pluginVersions":{"', file: 'trimSiteConfig.cjs', what: 'the versions of plugins'},
  {code: 'getDerivedStateFromProps:!0', file: 'changes.ts', what: 'packages that nothing uses'},
  {code: '__asyncDelegator', file: 'changes.ts', what: 'all helpers of tslib'},
  {code: '.localeCompare(', file: 'compareCodes.cjs', what: 'a comparison by language'},
];

/** Reduces modules that browsers load to what a page reads. */
export const TRIMMED_MODULES: BundleChanges = {
  loaders: [
    {
      test: /\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/,
      loader: loader('trimSiteConfig.cjs'),
    },
    {
      test: /\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
      loader: loader('trimDocs.cjs'),
    },
    {
      test: /plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$|theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
      loader: loader('compareCodes.cjs'),
    },
  ],
  replacements: [
    // Only one of the helpers is used; the package contains all of them.
    {
      request: /^tslib$/,
      from: /@docusaurus[\\/]utils-common[\\/]lib$/,
      file: path.join(__dirname, '../../browser/trimmed-modules/importHelpers.ts'),
    },
  ],
  // The router calls them only in `npm start`, or for what no page uses.
  withoutSideEffects: /node_modules[\\/](?:prop-types|react-is|hoist-non-react-statics)[\\/]/,
  traces: UNTRIMMED.map(({code, file, what}) => ({
    code,
    isAdded: false,
    what: `every page loads ${what}`,
    file: `build/trimmed-modules/${file}`,
  })),
};
