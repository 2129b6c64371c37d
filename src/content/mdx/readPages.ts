import {type Problem, readTexts} from '../../files';
import {parsePage, readFrontMatter, type Page} from './parsePage';
import {toRoute} from './toRoute';

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

/** The lines between the first two `---`. */
const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;

/** Every page below the page folders. Files whose name starts with `_` are partials, not pages. */
const PAGE_PATTERNS = PAGE_FOLDERS.map((folder) => `${folder}/**/[^_]*.{md,mdx}`);

/** Where the page of a route can be: `/docs/intro`, or a page of `src/pages`. */
const PAGE_FILES = ['.', 'src/pages'] as const;

/**
 * Reads one page.
 *
 * @param siteDir the folder of the site
 * @param route such as `/docs/intro`
 * @returns undefined if there is no such page, or if it cannot be parsed
 */
export async function readPage(siteDir: string, route: string): Promise<Page | undefined> {
  const patterns = PAGE_FILES.map((folder) => `${folder}${route}.{md,mdx}`);
  const [text] = await readTexts(siteDir, patterns);
  if (text === undefined) return undefined;
  const parsed = parsePage(text);
  return 'page' in parsed ? parsed.page : undefined;
}

/**
 * Reads only the front matter of every page: to parse all of Markdown takes a tenth of a build.
 *
 * @returns empty front matter for a page in which it is missing or damaged, which the checks report
 */
export async function readFrontMatters(
  siteDir: string,
): Promise<Pick<Page, 'route' | 'frontMatter'>[]> {
  const texts = await readTexts(siteDir, PAGE_PATTERNS);
  return texts.map(({file, text}) => {
    const [, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    const {frontMatter} = readFrontMatter({file, text: yaml});
    return {route: toRoute(file), frontMatter};
  });
}

/** Reads every page, and the problems of those that cannot be parsed. */
export async function readPages(siteDir: string): Promise<Pages> {
  const texts = await readTexts(siteDir, PAGE_PATTERNS);
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const text of texts) {
    const parsed = parsePage(text);
    if ('page' in parsed) pages.push(parsed.page);
    else problems.push(parsed.problem);
  }
  return {files: texts.map(({file}) => file), pages, problems};
}
