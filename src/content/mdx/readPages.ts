import {collect, type Problem, readTexts} from '../../files';
import {parsePage, type Page} from './parsePage';

export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** Every page below the page folders. Files whose name starts with `_` are partials, not pages. */
const PAGE_PATTERNS = PAGE_FOLDERS.map((folder) => `${folder}/**/[^_]*.{md,mdx}`);

/**
 * Reads pages, by default all.
 *
 * @returns the parsed pages, sorted by path; the files of all pages; and why the others cannot be parsed
 */
export async function readPages(siteDir: string, patterns: readonly string[] = PAGE_PATTERNS) {
  const texts = await readTexts(siteDir, patterns);
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const text of texts) {
    try {
      pages.push(parsePage(text));
    } catch (error) {
      collect(error, problems);
    }
  }
  return {files: texts.map(({file}) => file), pages, problems};
}
