import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /<script src="?(?<address>\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;
/** The runtime of the bundle and its main file. */
const SCRIPTS_OF_A_PAGE = 2;

/**
 * Makes the scripts of a page wait: the browser does not fetch a script of a type it does not know. The
 * script in every page, `src/plugins/hardening/firstPaint.ts`, fetches them after the page is on screen.
 *
 * @param html a built page
 * @throws an Error when the page has other scripts than the two of the bundle
 */
export function holdScripts(html: string): string {
  const scripts = html.match(SCRIPT) ?? [];
  if (scripts.length !== SCRIPTS_OF_A_PAGE) {
    throw new Error(
      `A page has ${scripts.length} scripts of the bundle, not ${SCRIPTS_OF_A_PAGE}.`,
    );
  }
  return html.replace(SCRIPT, '<script type="text/plain" src="$<address>"></script>');
}

/**
 * Holds the scripts of every page of a build back.
 *
 * @param outDir the folder of the built site, absolute
 * @returns how many pages there are
 * @throws an Error that names a page with other scripts than those of the bundle
 */
export async function holdScriptsOf(outDir: string): Promise<number> {
  const files = await readdir(outDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    await writeFile(file, holdScripts(await readFile(file, 'utf8')));
  }
  return pages.length;
}
