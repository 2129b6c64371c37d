import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Files that every build has. */
const EXPECTED = ['index.html', '404.html', 'sitemap.xml', 'search.json', 'llms.txt'] as const;
/** The bundle that renders pages at build time. It does not belong in the site. */
const FORBIDDEN = ['__server'] as const;

/**
 * Checks that a built site is complete, before it replaces the previous one.
 *
 * @param folder the built site
 * @returns a summary with counts, for the terminal
 * @throws an Error that names every file that is missing or does not belong there
 */
export async function checkOutput(folder: string): Promise<string> {
  const files = await readdir(folder, {recursive: true});
  const isMissing = (file: string): boolean => !existsSync(path.join(folder, file));
  const addresses = await readSitemap(path.join(folder, 'sitemap.xml'));
  const faults = [
    ...EXPECTED.filter(isMissing).map((file) => `${file} is missing`),
    ...FORBIDDEN.filter((file) => !isMissing(file)).map(
      (file) => `${file} does not belong in a site`,
    ),
    ...addresses
      .filter((address) => isMissing(`${address}.html`) && isMissing(`${address}/index.html`))
      .map((address) => `${address} is in the sitemap and has no page`),
  ];
  if (faults.length > 0 || addresses.length === 0) {
    throw new Error(
      `The built site is not complete:\n${faults.join('\n') || 'its sitemap is empty'}`,
    );
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  return `The built site is complete: ${files.length} files, ${pages.length} pages, ${addresses.length} addresses in the sitemap.`;
}

async function readSitemap(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return [...text.matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(({groups}) =>
    decodeURI(new URL(groups?.address ?? '').pathname).replace(/\/$/, ''),
  );
}
