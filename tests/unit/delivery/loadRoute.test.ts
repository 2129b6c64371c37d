import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {
  PageData,
  PageEntry,
} from '@site/src/plugins/delivery/browser/route-manifests/RouteManifest';

type Route = {path: string; exact?: boolean; sidebar?: string; routes?: Route[]};
type Load = () => Promise<unknown>;

type Generated = {
  readonly registry: Record<string, readonly [Load, ...unknown[]]>;
  readonly routes: Route[];
  readonly names: Record<string, unknown>;
  readonly docs: unknown[];
};

const generated = vi.hoisted((): Generated => ({registry: {}, routes: [], names: {}, docs: []}));

vi.mock('@generated/registry', () => ({default: generated.registry}));
vi.mock('@generated/routes', () => ({default: generated.routes}));
vi.mock('@generated/routesChunkNames', () => ({default: generated.names}));
vi.mock('@generated/globalData', () => ({
  default: {
    'docusaurus-plugin-content-docs': {
      guides: {versions: [{path: '/docs', docs: generated.docs}]},
    },
  },
}));
vi.mock('@generated/registry?pages', () => ({
  routes: [entryOf('/docs/whole', 9).route],
  registry: {c9: [() => Promise.resolve('whole'), 'c9', 1009]},
}));
vi.mock('@site/src/plugins/navigation/browser/whenIdle', () => ({
  whenIdle: (callback: () => void) => {
    idle = callback;
  },
}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('@docusaurus/ComponentCreator', () => ({default: (path: string) => path}));

/** Makes the manifest entry of a page. */
function entryOf(path: string, chunk: number): PageEntry {
  return {
    route: {path, hash: 'a1', sidebar: 'guides', names: {__comp: 'item', content: `c${chunk}`}},
    parts: {
      [`c${chunk}`]: {
        files: [[String(chunk), `assets/js/c${chunk}.js`, `sha256-${chunk}`]],
        module: 1000 + chunk,
      },
    },
  };
}

const asked: string[] = [];
let idle: (() => void) | undefined;
let answer: () => Response;

const sriHashes: Record<string, string> = {};

/** The bundler's runtime, without any page. */
const runtime = Object.assign((module: number) => `module ${module}`, {
  e: vi.fn(() => Promise.resolve()),
  t: (module: number, mode: number) => `data ${module} ${mode}`,
  u: (chunk: string) => `unknown ${chunk}`,
  gca: (name: string) => (name === 'item' ? '/assets/js/undefined.js' : `/assets/js/${name}.js`),
  p: '/',
  sriHashes,
});

async function open(data: PageData | undefined) {
  vi.resetModules();
  generated.routes.splice(0, Infinity, {path: '/docs', routes: [{path: '/docs', routes: []}]});
  generated.docs.length = 0;
  asked.length = 0;
  for (const manifest of [generated.registry, generated.names, runtime.sriHashes]) {
    Object.keys(manifest).forEach((key) => Reflect.deleteProperty(manifest, key));
  }
  runtime.u = (chunk) => `unknown ${chunk}`;
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'page-data' && data ? {textContent: JSON.stringify(data)} : null,
  });
  await import('@site/src/plugins/delivery/browser/route-manifests/routeManifests');
  const {loadRoute, filesOf} = await import('@site/src/plugins/navigation/browser/routeSource');
  const {isRoute} = await import('@site/src/plugins/navigation/browser/isRoute');
  return {loadRoute, isRoute, filesOf};
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('__webpack_require__', runtime);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
  answer = () => Response.json([entryOf('/docs/a', 1), entryOf('/docs/b', 2)]);
});

const DATA: PageData = {manifests: '/assets/routes/ff/', count: 1, own: entryOf('/docs/a', 1)};

describe('the page that a reader opens', () => {
  it('is known immediately, in its place among the layouts and in the lists of the theme', async () => {
    const {loadRoute, isRoute} = await open(DATA);
    expect(isRoute('/docs/a')).toBe(true);
    expect(generated.routes[0]?.routes?.[0]?.routes).toEqual([
      {path: '/docs/a', exact: true, component: '/docs/a', sidebar: 'guides'},
    ]);
    expect(generated.docs).toEqual([{id: '/docs/a', path: '/docs/a', sidebar: 'guides'}]);
    await loadRoute('/docs/a/');
    expect(asked).toEqual([]);
  });

  it('loads its files by their address and hash', async () => {
    await open(DATA);
    expect(runtime.u('1')).toBe('assets/js/c1.js');
    expect(runtime.u('77')).toBe('unknown 77');
    expect(runtime.sriHashes).toEqual({1: 'sha256-1'});
    expect(await generated.registry.c1?.[0]()).toBe('module 1001');
    expect(runtime.e).toHaveBeenCalledWith('1');
  });
});

describe('another page', () => {
  it('is learned as soon as the browser is idle if it is in the same manifest', async () => {
    const {isRoute} = await open(DATA);
    expect(asked).toEqual([]);
    idle?.();
    await vi.waitFor(() => {
      expect(isRoute('/docs/b')).toBe(true);
    });
    expect(asked).toEqual(['/assets/routes/ff/0.json']);
  });

  it('is learned with one request, together with the other pages of its manifest', async () => {
    const {loadRoute, isRoute, filesOf} = await open(DATA);
    expect(isRoute('/docs/b')).toBe(false);
    await Promise.all([loadRoute('/docs/b'), loadRoute('/docs/b')]);
    expect(asked).toEqual(['/assets/routes/ff/0.json']);
    expect(isRoute('/docs/b')).toBe(true);
    expect(filesOf('c2')).toEqual(['/assets/js/c2.js']);
    expect(filesOf('item'), 'it is in the main file').toEqual([]);
    expect(generated.routes[0]?.routes?.[0]?.routes, 'none twice').toHaveLength(2);
  });

  it('that does not exist is requested once, and stays unknown', async () => {
    const {loadRoute, isRoute} = await open(DATA);
    await loadRoute('/docs/none');
    await loadRoute('/docs/none');
    expect(asked).toHaveLength(1);
    expect(isRoute('/docs/none')).toBe(false);
  });

  it('outside of all folders is in the main file, and not requested', async () => {
    const {loadRoute} = await open(DATA);
    await loadRoute('/markdown-page');
    await loadRoute('/');
    expect(asked).toEqual([]);
  });

  it('is requested again when its manifest did not load', async () => {
    const {loadRoute, isRoute} = await open(DATA);
    const good = answer;
    answer = () => new Response('', {status: 404});
    await expect(loadRoute('/docs/b')).rejects.toThrow('0.json was answered with 404');
    answer = good;
    await loadRoute('/docs/b');
    expect(isRoute('/docs/b')).toBe(true);
  });

  it('in a build without manifests is learned from the list of the bundler', async () => {
    const {loadRoute, isRoute} = await open(undefined);
    await loadRoute('/docs/whole');
    expect(isRoute('/docs/whole')).toBe(true);
    expect(await generated.registry.c9?.[0]()).toBe('whole');
    expect(asked).toEqual([]);
  });
});

it('without manifests nothing is learned, because all routes are known', async () => {
  vi.resetModules();
  asked.length = 0;
  const {loadRoute, filesOf} = await import('@site/src/plugins/navigation/browser/routeSource');
  await loadRoute('/docs/b');
  expect(asked).toEqual([]);
  expect(filesOf('c2')).toEqual(['/assets/js/c2.js']);
});
