import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the pages that name an operation, below the site's folder. */
const PAGES_FOLDER = 'api';

/**
 * Finds the page of each operation by its front matter. That every operation has one page is checked where
 * the reference is drawn, not here.
 *
 * @param siteDir the folder of the site
 * @returns the address of the page, by operation
 */
export function readOperationPages(siteDir: string): ReadonlyMap<string, string> {
  const folder = path.join(siteDir, PAGES_FOLDER);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  return new Map(
    files.flatMap((file): [string, string][] => {
      const frontMatter = /^---\n(.*?)\n---/s.exec(readFileSync(path.join(folder, file), 'utf8'));
      const operation = /^operation: *(\w+) *$/m.exec(frontMatter?.[1] ?? '')?.[1];
      if (operation === undefined) return [];
      const address = file.replaceAll(path.sep, '/').replace(/\.mdx$/, '');
      return [[operation, `/${PAGES_FOLDER}/${address}`]];
    }),
  );
}
