import type {AllContent} from '@docusaurus/types';
import type {PageSource} from './PageSource';

/** What readers of the finished pages know of the site. */
type BuiltSite = {
  readonly title: string;
  /** The address of the site, without a slash at its end. */
  readonly url: string;
  readonly baseUrl: string;
  /** The folder of the site, absolute. */
  readonly siteDir: string;
  /** The build's folder, absolute. */
  readonly outDir: string;
  /** The addresses of all pages that will be read, in their order. */
  readonly routes: readonly string[];
  /** What the plugins of the site have loaded. */
  readonly allContent: AllContent;
};

/**
 * Makes something of all pages of a build. A page's tree takes a hundred times the room of its text: keep what
 * is needed of it, never the tree. What is made of a page is made in `page.remember`: an unchanged page is not even
 * parsed then.
 */
type PageReader = {
  /**
   * Takes one page in. Pages come in the order of their addresses, the next ones while this one is still worked
   * on: what has to be in order is done before anything is waited for.
   */
  readonly read: (page: PageSource) => Promise<void> | void;
  /** Writes what is made of all of them, after the last one. */
  readonly finish?: () => Promise<void> | void;
};

/** Opens a reader for one build. */
export type OpenReader = (site: BuiltSite) => Promise<PageReader> | PageReader;
