import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

type Loader = (this: {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly addDependency: (file: string) => unknown;
}) => string;

const require = createRequire(import.meta.url);
const split =
  require('../../../src/plugins/delivery/build/route-manifests/splitRoutes.cjs') as Loader;
const trimGlobalData =
  require('../../../src/plugins/delivery/build/route-manifests/trimGlobalData.cjs') as (
    source: string,
  ) => string;

const chunk = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

/** The files that Docusaurus 3.10.2 writes, reduced to one page of each kind. */
const FILES = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '45d'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '950'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', '940'),
        routes: [
          {
            path: '/docs/guide',
            component: ComponentCreator('/docs/guide', 'a9d'),
            exact: true,
            sidebar: "guides"
          },
          {
            path: '/docs/list',
            component: ComponentCreator('/docs/list', 'b1e'),
            exact: true,
            sidebar: "guides"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/docs-45d': {__comp: 'land', target: 'goal'},
    '/docs-950': {__comp: 'root', __context: {plugin: 'ctx'}},
    '/docs-940': {__comp: 'root', __props: 'section'},
    '/docs/guide-a9d': {__comp: 'item', content: 'text'},
    '/docs/list-b1e': {__comp: 'index', __props: 'list'},
  }),
  'registry.js': `export default {
${[
  chunk('land', '@site/landing.tsx'),
  chunk('goal', '@generated/redirects/goal.json'),
  chunk('root', '@theme/DocsRoot'),
  chunk('ctx', '@generated/docs/default/__plugin.json'),
  chunk('section', '@generated/docs/default/p/docs-175.json'),
  chunk('item', '@theme/DocItem'),
  chunk('index', '@theme/DocCategoryGeneratedIndexPage'),
  chunk('list', '@generated/docs/default/p/list.json'),
  chunk('text', '@site/docs/guide.mdx'),
].join('\n')}};
`,
};

const GLOBAL_DATA = JSON.stringify({
  'docusaurus-plugin-content-docs': {
    default: {versions: [{path: '/docs', docs: [{id: 'guide'}], sidebars: {guides: {}}}]},
  },
  navigation: {default: {sections: []}},
});

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(path.join(folder, name), text);
  }
});

afterEach(() => rm(folder, {recursive: true}));

function load(name: keyof typeof FILES, resourceQuery = ''): string {
  const resourcePath = path.join(folder, name);
  return split.call({
    resourcePath,
    resourceQuery,
    addDependency: () => undefined,
  });
}

it('the main file has the layouts and the routes outside of them, and no page', () => {
  const routes = load('routes.js');
  expect(routes).toContain('ComponentCreator("/docs", "45d")');
  expect(routes).toContain('ComponentCreator("/docs", "940"), routes: []');
  expect(routes).toContain('ComponentCreator("*"');
  expect(routes).not.toContain('guide');
  expect(Object.keys(JSON.parse(load('routesChunkNames.json')) as object)).toEqual([
    '/docs-45d',
    '/docs-950',
    '/docs-940',
  ]);
});

it('the main file loads what several pages need, and contains what all pages need', () => {
  const registry = load('registry.js');
  const names = [...registry.matchAll(/"(\w+)": \[\(\) => import/g)].map(([, name]) => name);
  expect(names).toEqual(['land', 'goal', 'root', 'ctx', 'section', 'item', 'index']);
  const eager = [...registry.matchAll(/webpackMode: "eager" \*\/ "([^"]+)"/g)].map(([, it]) => it);
  expect(eager).toEqual([
    '@theme/DocsRoot',
    '@generated/docs/default/__plugin.json',
    '@theme/DocItem',
  ]);
});

it('the pages are in a separate module', () => {
  const pages = load('registry.js', '?pages');
  const names = [...pages.matchAll(/"(\w+)": \[\(\) => import/g)].map(([, name]) => name);
  expect(names).toEqual(['list', 'text']);
  expect(pages).toContain(
    '{"path":"/docs/guide","hash":"a9d","sidebar":"guides","names":{"__comp":"item","content":"text"}}',
  );
});

it('the global data loses the lists of pages, and nothing else', () => {
  expect(JSON.parse(trimGlobalData(GLOBAL_DATA))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {versions: [{path: '/docs', docs: [], sidebars: {guides: {}}}]},
    },
    navigation: {default: {sections: []}},
  });
});

it.each([
  ['no line that is known', () => 'export default {};'],
  ['a line that is not', (text: string) => text.replace('  "text": [', '  text: [')],
])('a registry with %s fails the build', async (_name, change) => {
  await writeFile(path.join(folder, 'registry.js'), change(FILES['registry.js']));
  expect(() => load('registry.js')).toThrow(
    'The optimization routeManifests does not know this version of Docusaurus',
  );
});

it('routes in another form fail the build', async () => {
  await writeFile(path.join(folder, 'routes.js'), 'export const routes = [];');
  expect(() => load('routes.js')).toThrow(
    /^The optimization routeManifests .*routes\.js has another form .*splitRoutes\.cjs\.$/,
  );
});

it('global data in another form fails the build', () => {
  expect(() => trimGlobalData('{"docs": {}}')).toThrow(
    /^The optimization routeManifests .*globalData\.json has another form .*trimGlobalData\.cjs\.$/,
  );
});
