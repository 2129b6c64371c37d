import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PAGE_DATA, type PageData} from '../../browser/route-manifests/RouteManifest';
import {addressOf, readPageChunks} from './pageChunks';
import {writeRouteManifests} from '../route-manifests/writeRouteManifests';

const SCRIPT = /<script src="?(?<address>\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** The type of scripts that wait for the inline script to ask for them. */
export const HELD = 'text/plain';

/** The runtime of the bundle and its main file, the last two of what a page holds back. */
export const ENTRIES = 2;

/**
 * Makes the scripts of a page wait: the browser does not fetch a script of a type it does not know. The
 * script in every page, `src/plugins/security/build/firstPaint.ts`, fetches them after the page is on screen.
 *
 * The parts that the page loads besides are held before those two, so that all come at once; the main file
 * would ask for them only after it ran.
 *
 * @param html a built page
 * @param chunks addresses of the parts that only this page and its section need
 * @param data what the page says of routes to the main file
 * @throws an Error when the page has other scripts than the two of the bundle
 */
export function holdScripts(html: string, chunks: readonly string[], data: PageData): string {
  const scripts = html.match(SCRIPT) ?? [];
  if (scripts.length !== ENTRIES) {
    throw new Error(`A page has ${scripts.length} scripts of the bundle, not ${ENTRIES}.`);
  }
  const hold = (address: string): string => `<script type="${HELD}" src="${address}"></script>`;
  const [runtime = ''] = scripts;
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const told = `<script type="application/json" id="${PAGE_DATA}">${json}</script>`;
  return html
    .replace(runtime, () => told + chunks.map(hold).join('') + runtime)
    .replace(SCRIPT, (_script, address: string) => hold(address));
}

/**
 * Holds the scripts of every page of a build back, and tells each page what it needs.
 *
 * @param outDir the folder of the built site, absolute
 * @param generatedDir the folder that Docusaurus writes for itself
 * @returns how many pages there are
 * @throws an Error that names a page with other scripts than those of the bundle
 */
export async function holdScriptsOf(outDir: string, generatedDir: string): Promise<number> {
  const files = await readdir(outDir, {recursive: true});
  const chunksOf = await readPageChunks(outDir, generatedDir);
  const {dataOf, runtime} = await writeRouteManifests(outDir, generatedDir);
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = (await readFile(file, 'utf8')).replaceAll(runtime.before, runtime.after);
    await writeFile(file, holdScripts(html, chunksOf(page), dataOf(addressOf(page))));
  }
  return pages.length;
}
