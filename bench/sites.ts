/** A site to measure, with everything it needs to be built from our pages. */
export type Site = {
  readonly name: string;
  /** Its `package.json`; without one, it has the packages of this site. The versions are the newest for Node 20. */
  readonly manifest?: object;
  /** Its files besides its pages, and the file of a page. */
  readonly files: Readonly<Record<string, string>>;
  readonly pageFile: (route: string) => string;
  /** The command that builds it, and the folder that it writes. */
  readonly build: string;
  readonly output: string;
};

/** The name of this site, which is cloned. */
export const OWN = 'This site';

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
export const SITES: readonly Site[] = [
  {
    name: OWN,
    files: {},
    pageFile: (route) => `${route}.mdx`,
    build: 'npm run build',
    output: 'build',
  },
  {
    name: 'Starlight',
    manifest: {dependencies: {'@astrojs/starlight': '0.36.3', astro: '^5.5.0', sharp: '^0.34.0'}},
    files: {'src/content.config.ts': STARLIGHT_CONTENT, 'astro.config.mjs': STARLIGHT_CONFIG},
    pageFile: (route) => `src/content/docs/${route}.md`,
    build: 'astro build',
    output: 'dist',
  },
  {
    name: 'Docusaurus classic',
    files: {'docusaurus.config.js': DOCUSAURUS_CONFIG},
    pageFile: (route) => `docs/${route}.md`,
    build: 'docusaurus build',
    output: 'build',
  },
];
