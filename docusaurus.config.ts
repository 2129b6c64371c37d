import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import copies, {markdownCopies} from './src/plugins/copies';
import consoles, {rehypeUnbrokenNames} from './src/plugins/console';
import {rehypeTables} from './src/content/mdx';
import content from './src/content/plugin';
import delivery, {pageTemplate} from './src/plugins/delivery';
import reference from './src/plugins/reference';
import {siteSearch} from './src/plugins/search';
import {readFact} from './src/contract/registries';
import {ANNOUNCEMENT, BRAND, COMMUNITY, SITE_LANGUAGES, REPOSITORY_URL} from './src/site/brand';
import {checkContent, pageExpansion, readAgentText} from './src/site/content';
import {readEnvironment} from './src/site/environment';

/** Run on every page, no matter which plugin compiles it. */
const rehypePlugins = [rehypeUnbrokenNames, rehypeTables];

/** When the facts about the service were published, which every page shows. */
const asOf = readFact(__dirname, 'as-of');

/** Make files of the built pages. */
const readers = [siteSearch, markdownCopies((name) => readAgentText(__dirname, name))];

const analytics = readEnvironment(process.env);
const hasAnalytics = Boolean(analytics.gtmContainerId ?? analytics.gtagId);
const beforeDefaultRemarkPlugins = [pageExpansion(__dirname)];

/** Reads the history once: `git log` for each of a thousand pages takes a minute. */
const git = getVcsPreset('git-eager');

const sharedDocsOptions = {
  // Both need the repository: the link points to it, and the date is that of the last commit of the page.
  ...(REPOSITORY_URL !== undefined && {editUrl: `${REPOSITORY_URL}/edit/main/`}),
  showLastUpdateTime: REPOSITORY_URL !== undefined,
  sidebarCollapsed: false,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
} satisfies DocsOptions;

const apiOptions = {
  ...sharedDocsOptions,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebarsApi.ts',
} satisfies DocsOptions;

const presetOptions = {
  docs: {...sharedDocsOptions, sidebarPath: './sidebars.ts'},
  blog: false,
  pages: {beforeDefaultRemarkPlugins, rehypePlugins},
  theme: {customCss: './src/theme/styles/site.css'},
  sitemap: {lastmod: 'date', changefreq: null, priority: null},
} satisfies PresetOptions;

const navbar = {
  title: BRAND.name,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  // Labels begin with a space for text browsers, which show no other gap between links.
  items: [
    {type: 'doc', docId: 'tutorial-basics/create-an-app', position: 'left', label: ' Tutorial'},
    {type: 'doc', docId: 'intro', docsPluginId: 'api', position: 'left', label: ' API'},
    {type: 'search', position: 'right'},
    // The menu is part of the required navbar, and keeps space for further languages.
    {
      type: 'localeDropdown',
      position: 'right',
      ...(SITE_LANGUAGES.length === 1 && {className: 'only-language'}),
    },
  ],
} satisfies ThemeConfig['navbar'];

/** Opens the dialog of src/site/client/askForConsent.ts, in which readers change their choice about analytics. */
const CONSENT_BUTTON =
  '<button type="button" class="clean-btn footer__link-item" data-cc="show-consentModal">Cookies</button>';

/** The year of a date as readers see it, such as `January 2025`. */
const year = asOf.split(' ').at(-1) ?? asOf;

const footer = {
  links: [
    {label: 'Tutorial', to: '/docs/tutorial-basics/create-an-app'},
    {label: 'API', to: '/api/intro'},
    {label: 'Components', to: '/markdown-page'},
    {label: 'Accessibility', to: '/markdown-page#accessibility'},
    {html: '<a class="footer__link-item" href="/llms-full.txt">All pages as text</a>'},
    ...COMMUNITY,
    ...(hasAnalytics ? [{html: CONSENT_BUTTON}] : []),
  ],
  copyright: `Copyright © ${year} ${BRAND.name} · Describes the service as of ${asOf}`,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social.png',
  // Light until a reader chooses. If the site followed the system, readers who chose nothing would not all see the same
  // mode. Only without JavaScript, where nobody can choose, src/theme/styles/tokens.css follows the system.
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: ANNOUNCEMENT,
  navbar,
  footer,
  prism: {theme: {plain: {}, styles: []}, magicComments: []}, // code is colored at build time, by classes
} satisfies ThemeConfig;

export default {
  title: BRAND.name,
  favicon: 'img/favicon.svg',
  headTags: [
    // For browsers without SVG favicon support: favicon.svg in 32 by 32 pixels, as favicon.ico is too.
    {tagName: 'link', attributes: {rel: 'icon', sizes: '32x32', href: '/img/favicon-32.png'}},
  ],
  url: BRAND.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  ssrTemplate: pageTemplate(hasAnalytics),
  baseUrlIssueBanner: false, // a script in every page, for developers
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: SITE_LANGUAGES[0], locales: [...SITE_LANGUAGES]},
  markdown: {
    // A page that cannot be parsed has none: the checks say why, without a stack trace.
    parseFrontMatter: (page) =>
      page
        .defaultParseFrontMatter(page)
        .catch(() => ({frontMatter: {}, content: page.fileContent})),
    hooks: {
      // Such a link only warns, and stays: `pathname://` keeps the build from failing. The tests of the built site fail.
      onBrokenMarkdownLinks({sourceFilePath, url, node}) {
        const {line, column} = node.position?.start ?? {};
        process.stderr.write(
          `[WARNING] ${sourceFilePath}:${line}:${column} broken link "${url}"\n`,
        );
        return `pathname://${url}`;
      },
    },
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true, // for worker threads; version 4 refuses it
      useCssCascadeLayers: true,
      siteStorageNamespacing: false, // the color-mode key has to be exactly `theme`
      fasterByDefault: false,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false, // it omits end tags, and changes inline scripts
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
    },
    experimental_vcs: {
      ...git,
      // The sitemap names files from the folder of the site, which Docusaurus 3.10.2 does not find (its issue 12322). A
      // machine without Git, and an archive of the site, have no dates.
      getFileLastUpdateInfo: (file) =>
        git.getFileLastUpdateInfo(path.resolve(__dirname, file)).catch(() => null),
    },
  },
  presets: [['classic', presetOptions]],
  plugins: [
    (context) => content(context, checkContent),
    reference,
    ['@docusaurus/plugin-content-docs', apiOptions],
    consoles,
    (context) => delivery(context, hasAnalytics),
    (context) => copies(context, readers),
  ],
  clientModules: [
    './src/theme/components/focusTitle.ts',
    './src/theme/components/revealTarget.ts',
    ...(hasAnalytics ? ['./src/site/client/askForConsent.ts'] : []),
  ],
  customFields: analytics,
  themeConfig,
} satisfies Config;
