/** A page as plain Markdown, which every generator of sites can read. */
export type BenchPage = {
  /** Its path without the leading slash. */
  readonly route: string;
  readonly title: string;
  readonly body: string;
};

/** Another generator of sites, with everything it needs to build a site from our pages. */
export type Peer = {
  readonly name: string;
  /** Its `package.json`; without one, it has the packages of this site. The versions are the newest for Node 20. */
  readonly manifest?: object;
  /** The folder of its pages, and its other files. */
  readonly content: string;
  readonly files: Readonly<Record<string, string>>;
  /** The command that builds it, and the folder that it writes. */
  readonly build: string;
  readonly output: string;
};

const STARLIGHT_CONFIG = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  build: {format: 'file'},
  integrations: [starlight({title: 'Bench', sidebar: [
    {label: 'Docs', autogenerate: {directory: 'docs'}},
    {label: 'API', autogenerate: {directory: 'api'}},
  ]})],
});
`;

const STARLIGHT_CONTENT = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

const DOCUSAURUS_CONFIG = `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', future: {v4: true, faster: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Bench'}, prism: {additionalLanguages: ['bash', 'json', 'http']}},
};
`;

/** In the order of the table. */
export const PEERS: readonly Peer[] = [
  {
    name: 'Starlight',
    manifest: {dependencies: {'@astrojs/starlight': '0.36.3', astro: '^5.5.0', sharp: '^0.34.0'}},
    content: 'src/content/docs',
    files: {'src/content.config.ts': STARLIGHT_CONTENT, 'astro.config.mjs': STARLIGHT_CONFIG},
    build: 'astro build',
    output: 'dist',
  },
  {
    name: 'Docusaurus classic',
    content: 'docs',
    files: {'docusaurus.config.js': DOCUSAURUS_CONFIG},
    build: 'docusaurus build',
    output: 'build',
  },
];
