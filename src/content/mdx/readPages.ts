import {collect, type Problem, readTexts} from '../../files';
import {parsePage, type Page} from './parsePage';

export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** Pages of the site, sorted by path. */
type Pages = {
  /** The files of all, including those that cannot be parsed. */
  readonly files: readonly string[];
  readonly pages: readonly Page[];
  /** Why each other cannot be parsed. */
  readonly problems: readonly Problem[];
};

/** Every page below the page folders. Files whose name starts with `_` are partials, not pages. */
const PAGE_PATTERNS = PAGE_FOLDERS.map((folder) => `${folder}/**/[^_]*.{md,mdx}`);

/** Reads pages, by default all, and the problems of those that cannot be parsed. */
export async function readPages(
  siteDir: string,
  patterns: readonly string[] = PAGE_PATTERNS,
): Promise<Pages> {
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
