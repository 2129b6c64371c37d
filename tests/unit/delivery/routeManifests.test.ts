import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  type RouteManifest,
  manifestOf,
} from '@site/src/plugins/delivery/browser/route-manifests/RouteManifest';
import {hashSource} from '@site/src/plugins/built-pages/build/hashSource';
import {writeRouteManifests} from '@site/src/plugins/delivery/build/route-manifests/writeRouteManifests';

describe('the manifests of routes', () => {
  const paths = Array.from(
    {length: 80},
    (_, page) => `/docs/part-${Math.floor(page / 8)}/page-${page}`,
  );
  const routes = paths.map((address, page) => ({
    path: address,
    hash: `h${page}`,
    sidebar: 'guides',
    names: {__comp: 'item', content: `c${page}`},
  }));
  let folder = '';

  async function writeBuild(bundle: string): Promise<void> {
    const scripts = path.join(folder, 'assets/js');
    await mkdir(scripts, {recursive: true});
    await writeFile(path.join(scripts, 'pages.0a.js'), bundle);
    for (const page of paths.keys()) {
      await writeFile(path.join(scripts, `c${page}.1b.js`), `part ${page}`);
    }
    await writeFile(path.join(scripts, '900.3d.js'), 'shared');
    const table = paths.map((_, page) => `${page}:"c${page}"`).join(',');
    await writeFile(path.join(scripts, 'runtime~main.2c.js'), `k.u={${table},900:"3d"}`);
    const files = [...paths.map((_, page) => `c${page}.1b.js`), '900.3d.js'].map((file) => {
      const [, chunk = ''] = /^c?(\d+)/.exec(file) ?? [];
      return [chunk, {js: [{file: `assets/js/${file}`}]}] as const;
    });
    const manifest = {assets: Object.fromEntries(files)};
    await writeFile(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
    const registry = paths.map((_, page) =>
      page === 3
        ? `c3:[()=>t.e("3").then(t.t.bind(t,1003,19)),"x",1003]`
        : `c${page}:[()=>Promise.all([t.e("900"),t.e("${page}")]).then(t.bind(t,${1000 + page})),"x",${1000 + page}]`,
    );
    await writeBuild(
      `"use strict";(self.chunks=self.chunks||[]).push([["734"],{15(e,a,t){t.r(a),t.d(a,{registry:()=>i,routes:()=>s});let s=${JSON.stringify(routes)},i={${registry.join(',')}}}}]);`,
    );
  });

  afterEach(() => rm(folder, {recursive: true}));

  it('have each page in exactly one manifest, the one that its address determines', async () => {
    const {dataOf} = await writeRouteManifests(folder, folder);
    const {manifests, count} = dataOf('/');
    expect(count).toBe(3);
    const files = await readdir(path.join(folder, manifests));
    expect(files.sort()).toEqual(['0.json', '1.json', '2.json']);
    const found = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(folder, manifests, file), 'utf8');
        const entries = JSON.parse(text) as RouteManifest;
        return entries.map(({route}) => [route.path, file] as const);
      }),
    );
    const places = new Map(found.flat());
    expect(places.size).toBe(80);
    for (const address of paths) {
      expect(places.get(address)).toBe(`${manifestOf(address, count)}.json`);
    }
  });

  it('return the entry of a page itself, with the module of its text or the mode of its data', async () => {
    const {dataOf} = await writeRouteManifests(folder, folder);
    expect(dataOf('/docs/part-0/page-7').own).toEqual({
      route: routes[7],
      parts: {
        c7: {
          files: [
            ['900', 'assets/js/900.3d.js', hashSource('shared')],
            ['7', 'assets/js/c7.1b.js', hashSource('part 7')],
          ],
          module: 1007,
        },
      },
    });
    expect(dataOf('/docs/part-0/page-3').own?.parts).toEqual({
      c3: {files: [['3', 'assets/js/c3.1b.js', hashSource('part 3')]], module: 1003, mode: 19},
    });
    expect(dataOf('/404')).not.toHaveProperty('own');
  });

  it("remove the bundler's list of pages, and leave only shared chunks in the runtime", async () => {
    const {runtime} = await writeRouteManifests(folder, folder);
    const scripts = await readdir(path.join(folder, 'assets/js'));
    expect(scripts).not.toContain('pages.0a.js');
    expect(runtime.before).toBe('/assets/js/runtime~main.2c.js');
    expect(scripts).not.toContain('runtime~main.2c.js');
    const code = await readFile(path.join(folder, runtime.after), 'utf8');
    expect(code).toBe('k.u={900:"3d"}');
    expect(runtime.after).toMatch(/~main\.[0-9a-f]{8}\.js$/);
  });

  it('fail the build when the bundler lists no pages', async () => {
    await writeBuild('(self.chunks=[]).push([["1"],{15(e,a,t){t.d(a,{other:()=>1})}}]);');
    await expect(writeRouteManifests(folder, folder)).rejects.toThrow('pages.0a.js lists no pages');
    await rm(path.join(folder, 'assets/js/pages.0a.js'));
    await expect(writeRouteManifests(folder, folder)).rejects.toThrow('has no assets/js/pages');
  });

  it('fail the build when Docusaurus no longer writes which files the chunks are in', async () => {
    await rm(path.join(folder, 'client-manifest.json'));
    await expect(writeRouteManifests(folder, folder)).rejects.toThrow(
      /^The optimization routeManifests .*client-manifest\.json cannot be read .*readPageParts\.ts\.$/,
    );
  });
});
