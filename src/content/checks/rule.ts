import type {Problem, Text} from '../../files';
import type {Components, Page} from '../mdx';
import type {Contract} from '../../contract/openapi';

/** What rules check, and what they check it against. */
export type SiteContent = {
  readonly siteDir: string;
  /** The files of all pages, including those that cannot be parsed. */
  readonly files: readonly string[];
  readonly pages: readonly Page[];
  /** Other files: the contract, samples, and pages that are React components. */
  readonly texts: readonly Text[];
  /** The components that are expanded into MDX. */
  readonly components: Components;
  /** The contracts, that of the API first. */
  readonly contracts: readonly Contract[];
};

export type Rule = {
  /** Its name in `README.md` and in messages. */
  readonly id: string;
  /**
   * @returns every problem
   * @throws ContentError with every problem, if that is easier
   */
  readonly check: (content: SiteContent) => readonly Problem[] | Promise<readonly Problem[]>;
};

/** Defines a rule that reads one page at a time: `README.md` has an example. */
export function pageRule(
  id: string,
  checkPage: (page: Page, content: SiteContent) => readonly Problem[],
): Rule {
  return {id, check: (content) => content.pages.flatMap((page) => checkPage(page, content))};
}
