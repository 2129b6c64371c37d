import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {PageRoute, Part} from '../../browser/route-manifests/RouteManifest';
import {hashSource} from '../../../built-pages';
import {readGenerated} from '../readGenerated';
import unknownForm from '../unknownForm.cjs';

/** The bundler's information about the pages of a site. */
export type PageParts = {
  readonly routes: readonly PageRoute[];
  /** By the name of the chunk. */
  readonly parts: ReadonlyMap<string, Part>;
  /** The file with this information, relative to the built site. Pages do not need it. */
  readonly source: string;
};

/** Where a part is, before its files are looked up. */
type Place = {readonly chunks: string[]; module?: number | string; mode?: number};

type Registry = Readonly<Record<string, readonly [load: () => Promise<unknown>, ...unknown[]]>>;
type Exports = {
  readonly routes?: readonly PageRoute[];
  readonly registry?: Registry;
};

/** The `require` that a module of the bundler gets: instead of loading anything, it records what would be loaded. */
type Recorder = ((module: number | string) => void) & {
  e: (chunk: number | string) => Promise<void>;
  t: (module: number | string, mode: number) => void;
  d: (
    exports: object,
    getters: Readonly<Record<string, () => unknown>>,
    constants?: Readonly<Record<string, unknown>>, // since Rspack 2
  ) => void;
  r: () => void;
};
type Module = (module: object, exports: Exports, require: Recorder) => void;
type ChunkList = readonly (readonly [unknown, Readonly<Record<string, Module>>])[];

const OWN_FILE = 'build/route-manifests/readPageParts.ts';

function fail(what: string): Error {
  return unknownForm('routeManifests', OWN_FILE, what);
}

const FILE = /^pages\.\w+\.js$/;

function makeRecorder(place: () => Place): Recorder {
  const record = (module: number | string, mode?: number): void => {
    Object.assign(place(), {module, mode});
  };
  const e: Recorder['e'] = (chunk) => {
    place().chunks.push(String(chunk));
    return Promise.resolve();
  };
  const d: Recorder['d'] = (exports, getters, constants = {}) => {
    for (const [name, get] of Object.entries(getters)) {
      Object.defineProperty(exports, name, {get});
    }
    Object.assign(exports, constants);
  };
  const load = (module: number | string): void => {
    record(module);
  };
  return Object.assign(load, {e, t: record, d, r: () => undefined});
}

/** Runs the modules of a chunk, and returns the exports of the one that contains routes. */
function runChunk(code: string, recorder: Recorder): Required<Exports> | undefined {
  const lists: Record<string, ChunkList> = {};
  // The bundler stores its list in a property of `self`, and since Rspack 2 of `globalThis`.
  runInNewContext(code, Object.defineProperty(lists, 'self', {value: lists}));
  const modules = Object.values(lists).flatMap((chunks) => chunks.map(([, found]) => found));
  for (const run of modules.flatMap((found) => Object.values(found))) {
    const exports: Exports = {};
    run({}, exports, recorder);
    const {routes, registry} = exports;
    if (routes && registry) return {routes, registry};
  }
  return undefined;
}

/** What the Docusaurus core writes about the files of chunks. */
type Manifest = {
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
};

/**
 * Determines which files each page needs. The bundler wrote that into a chunk for the module
 * `@generated/registry?pages`, as functions that load chunks: they are run, and what they request is recorded.
 *
 * @param outDir the folder of the built site, absolute
 * @param generatedDir the folder of the files that Docusaurus generates
 * @throws an Error if there is no such chunk, or if it refers to a file that was not built
 */
export async function readPageParts(outDir: string, generatedDir: string): Promise<PageParts> {
  const files = await readdir(path.join(outDir, 'assets/js'));
  const name = files.find((file) => FILE.test(file));
  if (name === undefined) {
    throw fail('the build has no assets/js/pages.<hash>.js, which lists the parts of pages');
  }
  const source = path.join('assets/js', name);
  let place: Place = {chunks: []};
  const recorder = makeRecorder(() => place);
  const list = runChunk(await readFile(path.join(outDir, source), 'utf8'), recorder);
  if (!list) {
    throw fail(`${source} lists no pages`);
  }
  const manifest = await readGenerated(
    generatedDir,
    'client-manifest.json',
    'routeManifests',
    OWN_FILE,
  );
  const {assets} = manifest as Manifest;
  const parts = new Map<string, Part>();
  for (const [chunk, [load]] of Object.entries(list.registry)) {
    place = {chunks: []};
    await load();
    parts.set(chunk, await describePart(place, assets, outDir));
  }
  return {routes: list.routes, parts, source};
}

async function describePart(
  {chunks, module, mode}: Place,
  assets: Manifest['assets'],
  outDir: string,
): Promise<Part> {
  if (module === undefined) {
    throw fail(`a part of a page loads ${chunks.join(', ')} and no module`);
  }
  const files = await Promise.all(
    chunks.map(async (chunk) => {
      const file = assets[chunk]?.js?.[0]?.file;
      if (file === undefined) {
        throw fail(`client-manifest.json has no file for the chunk ${chunk}`);
      }
      return [chunk, file, hashSource(await readFile(path.join(outDir, file)))] as const;
    }),
  );
  return {files, module, ...(mode !== undefined && {mode})};
}
