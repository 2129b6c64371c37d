import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BenchPage, type BenchPages, writeMarkdown} from './pages';

/** A site to measure. */
export type Site = {
  readonly name: string;
  /** Writes it into an empty folder, with its packages. */
  readonly create: (folder: string, pages: BenchPages) => void;
  /** The program in `node_modules` that builds it, with its arguments. */
  readonly build: readonly [program: string, ...args: string[]];
  /** The folder that the build writes, and what it keeps for the next one. */
  readonly output: string;
  readonly caches: readonly string[];
};

const START: BenchPage = {route: 'index', title: 'Start', body: 'Start.'};

const STARLIGHT_FILES = {
  'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  build: {format: 'file'},
  integrations: [starlight({title: 'Bench'})],
});
`,
  'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
};

const DOCUSAURUS_FILES = {
  'docusaurus.config.js': `export default {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', future: {v4: true, faster: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Bench'}, prism: {additionalLanguages: ['bash', 'json', 'http']}},
};
`,
};

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

function writePages(folder: string, pages: readonly BenchPage[], extension = '.md'): void {
  const files = pages.map((page) => [page.route + extension, writeMarkdown(page)] as const);
  writeFiles(folder, Object.fromEntries(files));
}

/** Links the packages of this site into a folder, so that it has its own cache. */
function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const entry of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
}

/** @param dependencies of npm; install scripts run, because `node` comes by one */
function describeStarlight(name: string, dependencies: Readonly<Record<string, string>>): Site {
  return {
    name,
    create(folder, {own, made}) {
      writeFiles(folder, STARLIGHT_FILES);
      writeFiles(folder, {'package.json': JSON.stringify({private: true, dependencies})});
      writePages(path.join(folder, 'src/content/docs'), [START, ...own, ...made]);
      const flags = ['--no-audit', '--no-fund', '--no-ignore-scripts'];
      execFileSync('npm', ['install', ...flags], {cwd: folder, stdio: 'pipe'});
    },
    build: ['astro', 'build'],
    output: 'dist',
    caches: ['node_modules/.astro', 'node_modules/.vite', '.astro'],
  };
}

/** In the order of the table. */
export const SITES: readonly Site[] = [
  {
    name: 'This site',
    create(folder, {made}) {
      execFileSync('git', ['clone', '--quiet', '--local', '.', folder]); // as it was committed
      linkPackages(folder);
      writePages(folder, made, '.mdx');
      const items = made.map(({route}) => `'${route.replace('docs/', '')}',`).join('');
      const sidebar = readFileSync('sidebars.ts', 'utf8');
      writeFiles(folder, {'sidebars.ts': sidebar.replace('guides: [', `$&${items}`)});
    },
    build: ['node', 'scripts/build.mjs'],
    output: 'build',
    caches: ['node_modules/.cache', '.docusaurus'],
  },
  describeStarlight('Starlight 0.36', {
    '@astrojs/starlight': '0.36.3',
    astro: '^5.5.0',
    sharp: '^0.34.0',
  }),
  describeStarlight('Starlight 0.42, Node 24', {
    '@astrojs/starlight': '0.42.4',
    astro: '^7.2.10',
    node: '^24.0.0',
    sharp: '^0.34.0',
  }),
  {
    name: 'Docusaurus classic',
    create(folder, {own, made}) {
      linkPackages(folder);
      writeFiles(folder, DOCUSAURUS_FILES);
      writePages(path.join(folder, 'docs'), [START, ...own, ...made]);
    },
    build: ['docusaurus', 'build'],
    output: 'build',
    caches: ['node_modules/.cache', '.docusaurus'],
  },
];
