import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {namesIn} from '../../../navigation';
import {
  type PageData,
  type PageEntry,
  type RouteManifest,
  manifestOf,
} from '../../browser/route-manifests/RouteManifest';
import {cutRuntime} from './cutRuntime';
import {type PageParts, readPageParts} from './readPageParts';
import {shortHash} from '../shortHash';
import unknownForm from '../unknownForm.cjs';

/** About how many pages are in one manifest. Links lead to neighbors, which are in the same one. */
const PAGES_PER_MANIFEST = 32;

const SCRIPTS = 'assets/js';
const RUNTIME = /^runtime~main\.\w+\.js$/;

/** The folder of the manifests. Each version of them has its own subfolder, so that browsers may cache them forever. */
const FOLDER = 'assets/routes';

/** What has to be written into pages. */
export type RouteManifests = {
  /** Takes the address of a page, and returns its route information. */
  readonly dataOf: (address: string) => PageData;
  /** The address of the bundler's runtime that the pages contain now, and its new address. */
  readonly runtime: {readonly before: string; readonly after: string};
};

function listEntries({routes, parts}: PageParts): PageEntry[] {
  return routes.map((route) => {
    const own = namesIn(route.names).flatMap((name) => {
      const part = parts.get(name);
      return part ? [[name, part] as const] : [];
    });
    return {route, parts: Object.fromEntries(own)};
  });
}

/** Distributes pages over manifests. */
function fillManifests(entries: readonly PageEntry[]): PageEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / PAGES_PER_MANIFEST));
  const manifests: PageEntry[][] = Array.from({length: count}, () => []);
  for (const entry of entries) {
    manifests[manifestOf(entry.route.path, count)]?.push(entry);
  }
  return manifests;
}

/**
 * Removes the pages from the bundler's runtime, and names the file after its new content: browsers cache files by
 * name.
 */
async function cutPagesFromRuntime(
  outDir: string,
  {parts}: PageParts,
): Promise<RouteManifests['runtime']> {
  const folder = path.join(outDir, SCRIPTS);
  const before = (await readdir(folder)).find((file) => RUNTIME.test(file));
  if (before === undefined) {
    const what = `the build has no ${SCRIPTS}/runtime~main.<hash>.js`;
    throw unknownForm('routeManifests', 'build/route-manifests/writeRouteManifests.ts', what);
  }
  const chunks = [...parts].flatMap(([name, {files}]) => {
    // A file that several pages share has no name of its own, and may be needed elsewhere too.
    const own = files.filter(([, address]) => address.startsWith(`${SCRIPTS}/${name}.`));
    return own.map(([chunk]) => chunk);
  });
  const code = await readFile(path.join(folder, before), 'utf8');
  const shortened = cutRuntime(code, new Set(chunks), new Set(parts.keys()));
  const after = `runtime~main.${shortHash(shortened)}.js`;
  await rm(path.join(folder, before));
  await writeFile(path.join(folder, after), shortened);
  return {before: `/${SCRIPTS}/${before}`, after: `/${SCRIPTS}/${after}`};
}

/**
 * Writes what the main bundle does not contain: which files each page needs. Each page gets its own entry as
 * `PageData`; the pages that it links to are in manifests that browsers fetch on demand. So no page grows with the
 * site.
 *
 * @param outDir the folder of the built site, absolute
 * @param generatedDir the folder of the files that Docusaurus generates
 * @returns what has to be written into pages
 * @throws an Error if the bundler writes its manifests in an unknown form
 */
export async function writeRouteManifests(
  outDir: string,
  generatedDir: string,
): Promise<RouteManifests> {
  const pages = await readPageParts(outDir, generatedDir);
  const entries = listEntries(pages);
  const manifests = fillManifests(entries).map((manifest) =>
    JSON.stringify(manifest satisfies RouteManifest),
  );
  const folder = `${FOLDER}/${shortHash(manifests.join('\n'))}`;
  await mkdir(path.join(outDir, folder), {recursive: true});
  for (const [index, manifest] of manifests.entries()) {
    await writeFile(path.join(outDir, folder, `${index}.json`), manifest);
  }
  const runtime = await cutPagesFromRuntime(outDir, pages);
  await rm(path.join(outDir, pages.source));
  const own = new Map(entries.map((entry) => [entry.route.path, entry]));
  const dataOf = (address: string): PageData => {
    const entry = own.get(address);
    const known = {manifests: `/${folder}/`, count: manifests.length};
    return entry ? {...known, own: entry} : known;
  };
  return {dataOf, runtime};
}
