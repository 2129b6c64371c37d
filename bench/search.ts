import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import MiniSearch from 'minisearch';
import {findSections, SEARCH_OPTIONS} from '../src/plugins/search/browser/searchEngine';
import type {SearchSection} from '../src/plugins/search/browser/SearchSection';

/** The cost of search for a reader, in brotli-compressed bytes and in milliseconds on this machine. */
type SearchCost = {
  /** The JavaScript on a page where search is not used: the button, its shortcuts, and the frame of the dialog. */
  readonly idleScriptBytes: number;
  /** The index, which is loaded on the first search. */
  readonly indexBytes: number;
  readonly sections: number;
  /** The time to load the index from its JSON text. */
  readonly loadMilliseconds: number;
  /** The time of the first query on a newly loaded index. */
  readonly firstResultMilliseconds: number;
};

const QUERY = 'cancel a running job';

/** Loads a CSS module as the site's bundle contains it: an object of class names. */
const nameClasses: Plugin = {
  name: 'name-classes',
  setup(bundle) {
    bundle.onLoad({filter: /\.module\.css$/}, async ({path: file}) => {
      const css = await readFile(file, 'utf8');
      const names = new Set(
        [...css.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/giu)].map(([, name]) => name),
      );
      const entries = [...names].map((name) => {
        const hash = createHash('sha256').update(`${file}${name}`).digest('base64url').slice(0, 4);
        return [name, `${name}_${hash}`];
      });
      return {contents: JSON.stringify(Object.fromEntries(entries)), loader: 'json'};
    });
  },
};

/**
 * Bundles the search code of every page, without what the site loads anyway (React, Docusaurus, clsx), and without
 * the search panel, which is a separate file.
 */
async function measureIdleScript(root: string): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/plugins/search/browser/index.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    // Class names as long and as random as those of the built site.
    plugins: [nameClasses],
    external: ['react', 'react/*', 'clsx', '@docusaurus/*', './SearchPanel'],
  });
  const bytes = outputFiles.map(({contents}) => brotliCompressSync(contents).length);
  return bytes.reduce((sum, size) => sum + size, 0);
}

/**
 * Measures the cost of search.
 *
 * @param root the folder of the project, with a finished `build/`
 * @throws an Error when the build has no search index
 */
export async function measureSearch(root: string): Promise<SearchCost> {
  const assets = path.join(root, 'build', 'assets');
  const name = (await readdir(assets)).find((file) => /^search-index\..*\.json$/u.test(file));
  if (name === undefined) {
    throw new Error(`${assets} holds no search index. Run npm run build.`);
  }
  const json = await readFile(path.join(assets, name), 'utf8');
  const start = performance.now();
  const index = MiniSearch.loadJSON<SearchSection>(json, SEARCH_OPTIONS);
  const loaded = performance.now();
  findSections(index, QUERY, undefined);
  const answered = performance.now();
  return {
    idleScriptBytes: await measureIdleScript(root),
    indexBytes: brotliCompressSync(json).length,
    sections: index.documentCount,
    loadMilliseconds: Math.round(loaded - start),
    firstResultMilliseconds: Math.round(answered - loaded),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  void measureSearch(process.cwd()).then((cost) => {
    console.log(JSON.stringify(cost, null, 2));
  });
}
