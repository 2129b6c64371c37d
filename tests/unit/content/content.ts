import {CONTRACTS, loadContract} from '@site/src/contract/openapi';
import {type Page, parsePage} from '@site/src/content/mdx';
import {readTexts} from '@site/src/files';
import type {SiteContent, Rule} from '@site/src/content/checks/rule';

/**
 * Runs a rule on pages, with the contract and the registries of the site.
 *
 * @param texts of pages, by their files; a text alone is `docs/page.mdx`
 * @returns `line:column problem | fix` of each problem, with the file if it is not `docs/page.mdx`
 */
export async function runRule(
  rule: Rule,
  texts: string | Readonly<Record<string, string>>,
  change: Partial<SiteContent> = {},
): Promise<string[]> {
  const files = typeof texts === 'string' ? {'docs/page.mdx': texts} : texts;
  const pages = Object.entries(files).map(([file, text]) => parsePage({file, text}));
  const content = await makeContent(pages, change);
  const problems = await rule.check(content);
  return problems.map(
    ({location, problem, fix}) =>
      `${location.replace(/^docs\/page\.mdx:/, '')} ${problem} | ${fix}`,
  );
}

async function makeContent(
  pages: readonly Page[],
  change: Partial<SiteContent>,
): Promise<SiteContent> {
  const siteDir = process.cwd();
  const contracts = await Promise.all(CONTRACTS.map(({file}) => loadContract(siteDir, file)));
  return {
    siteDir,
    files: pages.map(({file}) => file),
    pages,
    texts: await readTexts(siteDir, ['samples/{curl,python,javascript}/*']),
    components: {Request: {attributes: [], render: () => ''}},
    contracts,
    ...change,
  };
}
