import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {OpenReader} from './src/plugins/built-pages';
import {remarkUnresolvedLinks} from './src/plugins/checks';
import {selectOptimizations} from './src/plugins/delivery';
import {markdownCopies, socialImages} from './src/plugins/machine-copies';
import {readFact} from './src/plugins/facts';
import {readQuestions, writeAgentRules} from './src/plugins/open-questions';
import {describeOperationPages} from './src/plugins/reference';
import {rehypeHighlightCode, rehypeUnbrokenNames} from './src/plugins/samples';
import {siteSearch} from './src/plugins/search';
import {AGENT_PREFACE} from './src/site/agentPreface';
import {analyticsSettings} from './src/site/analytics';
import {ANNOUNCEMENT, BRAND, CONTACTS, REPOSITORY_URL} from './src/site/brand';
import {checkContent} from './src/site/checkContent';
import {buildEditingOptions} from './src/site/editing';
import {readEnvironment} from './src/site/environment';
import {DEFAULT_MODE} from './src/site/hardenOptions';
import type {KnownSettings} from './src/site/KnownSettings';
import {SECTIONS, buildFooter, navbar} from './src/site/navigation';
import {pageExpansions} from './src/site/pageExpansions';
import {REDIRECTS} from './src/site/redirects';
import {versionControl} from './src/site/versionControl';
import {isWholeBuild} from './src/site/wholeBuild';

/** Code colors are classes of src/css/code.css, assigned at build time, so no highlighter theme is needed. */
const CLASSES_ONLY = {plain: {}, styles: []};

/** Run on every page, no matter which plugin compiles it. */
const rehypePlugins = [rehypeHighlightCode, rehypeUnbrokenNames];

/** When the facts about the service were published. Shown on every page, and once in the texts for agents. */
const asOf = readFact(__dirname, 'as-of');

/** The preface for agents: the rules of the site, and the open questions about the service. */
const unknowns = writeAgentRules(readQuestions(__dirname, CONTACTS));
const agentPreface = {
  ...AGENT_PREFACE,
  summary: `${AGENT_PREFACE.summary} They describe the service as of ${asOf}.`,
  rules: [...AGENT_PREFACE.rules, ...unknowns],
};

/** The plugins that generate files from the built pages. */
const readers: readonly OpenReader[] = [siteSearch, socialImages, markdownCopies(agentPreface)];

const environment = readEnvironment(process.env);
const isWhole = isWholeBuild(process.env);
const beforeDefaultRemarkPlugins = pageExpansions(
  __dirname,
  process.env.NODE_ENV === 'development',
);
const remarkPlugins: DocsOptions['remarkPlugins'] = [[remarkUnresolvedLinks, {siteDir: __dirname}]];

/** The optimizations, each with its own switch. For savings and dependencies, see src/plugins/delivery/README.md. */
const optimizations = selectOptimizations(
  {
    heldScripts: true,
    pageStyles: true,
    routeManifests: true,
    trimmedModules: true,
    omittedParts: true,
    shortNames: true,
    prefetchedLinks: true,
    resilientLoading: true,
    compressedFiles: true,
  },
  environment.optimizations,
);

const sharedDocsOptions = {
  ...buildEditingOptions(REPOSITORY_URL),
  breadcrumbs: true,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
} satisfies DocsOptions;

const guidesOptions = {
  ...sharedDocsOptions,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
} satisfies DocsOptions;

const apiOptions = {
  ...sharedDocsOptions, // both docs instances behave the same
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebarsApi.ts',
} satisfies DocsOptions;

const presetOptions = {
  docs: false, // src/plugins/live-docs adds the docs instances
  blog: false,
  pages: {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
  theme: {customCss: './src/css/site.css'},
  sitemap: {lastmod: 'date', changefreq: null, priority: null},
} satisfies PresetOptions;

const themeConfig = {
  image: 'img/social.png',
  // Light until a reader chooses. If the site followed the system, readers who chose nothing would not all see the same
  // mode. Only without JavaScript, where nobody can choose, src/css/tokens.css follows the system.
  colorMode: {defaultMode: DEFAULT_MODE, disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {id: ANNOUNCEMENT.id, content: ANNOUNCEMENT.text, isCloseable: true},
  navbar,
  footer: buildFooter(asOf),
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  prism: {theme: CLASSES_ONLY, darkTheme: CLASSES_ONLY, magicComments: []},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies KnownSettings<ThemeConfig>;

export default {
  title: BRAND.name,
  titleDelimiter: '|',
  tagline: BRAND.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    // For browsers without SVG favicon support. Generated by scripts/make-images.ts.
    {tagName: 'link', attributes: {rel: 'icon', sizes: '32x32', href: '/img/favicon-32.png'}},
    // The announcement id, which src/plugins/delivery/browser/inline/reopenAnnouncement.ts reads before the first paint.
    {tagName: 'meta', attributes: {name: 'announcement', content: ANNOUNCEMENT.id}},
  ],
  url: BRAND.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  baseUrlIssueBanner: false, // it is a script in every page, which would show readers a message for developers
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: describeOperationPages(__dirname),
  },
  future: {
    experimental_vcs: versionControl,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false, // the color-mode key has to be exactly `theme`
      fasterByDefault: false,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: false, // babel.config.js is in use
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  presets: [['classic', presetOptions]],
  plugins: [
    './src/plugins/security/index.ts', // first: its client modules have to run before those that read storage
    './src/plugins/reference/index.ts',
    ['./src/plugins/live-docs/index.ts', guidesOptions],
    ['./src/plugins/live-docs/index.ts', apiOptions],
    './src/plugins/typeface/index.ts', // before navigation: moving the focus measures the page in its font
    ['./src/plugins/navigation/index.ts', {redirects: REDIRECTS, sections: SECTIONS}],
    './src/plugins/samples/index.ts',
    './src/plugins/linked-fields/index.ts',
    './src/plugins/mock-server/index.ts',
    './src/plugins/run-here/index.ts',
    ['./src/plugins/delivery/index.ts', {optimizations, passesFollow: isWhole}],
    ['./src/plugins/checks/index.ts', {check: checkContent, isCheckedInChild: isWhole}],
    './src/plugins/reproducible-build/index.ts',
    ['./src/plugins/analytics/index.ts', analyticsSettings(environment)],
    ['./src/plugins/built-pages/index.ts', {readers}],
    ['./src/plugins/machine-copies/index.ts', {...agentPreface, apiUrl: BRAND.apiUrl}],
  ],
  customFields: {reports: CONTACTS.support},
  themeConfig,
} satisfies Config;
