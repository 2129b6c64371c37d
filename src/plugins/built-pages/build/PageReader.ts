import type {AllContent} from '@docusaurus/types';
import type {PageSource} from './PageSource';

/** What readers of the finished pages know about the site. */
type BuiltSite = {
  readonly title: string;
  /** The URL of the site, without a trailing slash. */
  readonly url: string;
  readonly baseUrl: string;
  /** The folder of the site, absolute. */
  readonly siteDir: string;
  /** The folder of the build, absolute. */
  readonly outDir: string;
  /** The addresses of all pages that will be read, in reading order. */
  readonly routes: readonly string[];
  /** The content that the plugins of the site have loaded. */
  readonly allContent: AllContent;
};

/**
 * Derives something from all pages of a build. The tree of a page takes a hundred times as much memory as its text:
 * keep only what you need from it, never the tree. Compute the result for a page in `page.remember`: an unchanged page
 * is then not even parsed.
 */
type PageReader = {
  /**
   * Reads one page. Pages arrive in the order of their addresses, and the next ones arrive while this one is still
   * being processed: do everything that depends on the order before the first `await`.
   */
  readonly read: (page: PageSource) => Promise<void> | void;
  /** Writes the results, after the last page. */
  readonly finish?: () => Promise<void> | void;
};

/** Opens a reader for one build. */
export type OpenReader = (site: BuiltSite) => Promise<PageReader> | PageReader;
