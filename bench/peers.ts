import type {BenchPage} from './readPages';

/** Another site generator, with everything it needs to build a site from our pages. */
export type Peer = {
  readonly name: string;
  /** Installed when the benchmark runs. The versions are the newest that support Node 20. */
  readonly packages: Readonly<Record<string, string>>;
  /** Versions to use instead of those that its packages require and the registry does not have. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** The files of the project, by path. */
  readonly write: (pages: readonly BenchPage[]) => ReadonlyMap<string, string>;
  /** A script in the project's node_modules, and its arguments. */
  readonly build: readonly [script: string, ...args: string[]];
  /** The folder of the built site. */
  readonly output: string;
  /** What it caches between builds: without these, a build is cold. */
  readonly caches: readonly string[];
};

const DESCRIPTION = 'The pages of this site, for measuring.';

function frontMatter({title, description}: BenchPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
}

function markdown(
  pages: readonly BenchPage[],
  folder: string,
  lead: (page: BenchPage) => string,
): [string, string][] {
  return pages.map((page) => [`${folder}/${page.route}.md`, `${lead(page)}${page.body}`]);
}

const withHeading = (page: BenchPage): string => `${frontMatter(page)}# ${page.title}\n\n`;

const STARLIGHT: Peer = {
  name: 'Starlight',
  packages: {'@astrojs/starlight': '0.36.3', astro: '^5.5.0', sharp: '^0.34.0'},
  write: (pages) =>
    new Map([
      ...markdown(pages, 'src/content/docs', frontMatter),
      [
        'src/content/docs/index.md',
        `---\ntitle: Start\ndescription: ${DESCRIPTION}\n---\n\nStart.\n`,
      ],
      [
        'src/content.config.ts',
        `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
      ],
      [
        'astro.config.mjs',
        `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  build: {format: 'file'},
  telemetry: false,
  integrations: [starlight({title: 'Bench', sidebar: [
    {label: 'Docs', autogenerate: {directory: 'docs'}},
    {label: 'API', autogenerate: {directory: 'api'}},
  ]})],
});
`,
      ],
    ]),
  build: ['astro/astro.js', 'build'],
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

const DOCUSAURUS: Peer = {
  name: 'Docusaurus classic',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  write: (pages) =>
    new Map([
      ...markdown(pages, 'docs', withHeading),
      ['docs/index.md', '---\nslug: /\n---\n\n# Start\n'],
      [
        'docusaurus.config.js',
        `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Bench'}, prism: {additionalLanguages: ['bash', 'json', 'http', 'diff']}},
};
`,
      ],
    ]),
  build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
};

const VITEPRESS: Peer = {
  name: 'VitePress',
  packages: {vitepress: '1.6.4'},
  write: (pages) =>
    new Map([
      ...markdown(pages, '.', withHeading),
      ['index.md', '# Start\n'],
      [
        '.vitepress/config.mjs',
        `export default {title: 'Bench', cleanUrls: true, ignoreDeadLinks: true, themeConfig: {
  search: {provider: 'local'},
  sidebar: [{text: 'Pages', items: ${JSON.stringify(
    pages.map(({title, route}) => ({text: title, link: `/${route}`})),
  )}}],
}};
`,
      ],
    ]),
  build: ['vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache'],
};

const RSPRESS: Peer = {
  name: 'Rspress',
  packages: {'@rspress/core': '2.0.22'},
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  write: (pages) =>
    new Map([
      ...markdown(pages, 'docs', withHeading),
      ['docs/index.md', '# Start\n'],
      [
        'rspress.config.ts',
        `import {defineConfig} from '@rspress/core';
export default defineConfig({root: 'docs', title: 'Bench', route: {cleanUrls: true},
  markdown: {link: {checkDeadLinks: false}},
  themeConfig: {sidebar: {'/': ${JSON.stringify(
    pages.map(({title, route}) => ({text: title, link: `/${route}`})),
  )}}},
});
`,
      ],
    ]),
  build: ['@rspress/core/bin/rspress.js', 'build'],
  output: 'doc_build',
  caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
};

/** In the order of the tables. `--quick` uses only the lightest peer and the generator of this site. */
export const PEERS: readonly (Peer & {readonly isQuick: boolean})[] = [
  {...STARLIGHT, isQuick: true},
  {...DOCUSAURUS, isQuick: true},
  {...VITEPRESS, isQuick: false},
  {...RSPRESS, isQuick: false},
];
