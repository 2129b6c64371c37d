import {type Problem, readTexts} from '../../files';
import {parsePage, type Page} from './parsePage';

/** The folders that contain pages. */
export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** All pages of the site, sorted by path. */
export type Pages = {
  /** The files of all, also of those that cannot be parsed. */
  readonly files: readonly string[];
  /** Those that can be parsed. */
  readonly pages: readonly Page[];
  /** Why each other cannot be parsed. */
  readonly problems: readonly Problem[];
};

/** Reads every page below the page folders. Files whose name starts with `_` are partials, not pages. */
export async function readPages(siteDir: string): Promise<Pages> {
  const patterns = PAGE_FOLDERS.map((folder) => `${folder}/**/[^_]*.{md,mdx}`);
  const texts = await readTexts(siteDir, patterns);
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const text of texts) {
    const parsed = parsePage(text);
    if ('page' in parsed) pages.push(parsed.page);
    else problems.push(parsed.problem);
  }
  return {files: texts.map(({file}) => file), pages, problems};
}
