import type {Props} from '@docusaurus/types';
import type {PublishedFiles} from './publishFiles';
import type {BuiltPage} from './readPage';

/** What readers of the finished pages know about the site. */
type BuiltSite = Pick<Props, 'siteConfig'> & {
  /** The addresses of all pages that will be read, sorted. */
  readonly routes: readonly string[];
};

/** Derives files from the pages of a build. Keep only what you need of a page: its tree is large. */
type PageReader = {
  /** Reads one page. Pages arrive one after the other, sorted by address. */
  readonly read: (page: BuiltPage) => void;
  /** Returns the files, after the last page, by their addresses. */
  readonly finish: () => PublishedFiles | Promise<PublishedFiles>;
};

export type OpenReader = (site: BuiltSite) => PageReader;
