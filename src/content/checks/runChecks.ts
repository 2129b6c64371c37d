import {collect, type Problem, readTexts} from '../../files';
import {type Components, expandPage, type Pages, readPages, remarkComponents} from '../mdx';
import {CONTRACTS, type LoadedContract, openContract} from '../../contract/openapi';
import {RULES} from './rules';

/** What rules read in addition to pages. */
const OTHER_FILES = ['{contract,samples}/**/*', 'src/pages/**/[^_]*.tsx'];

/**
 * Runs all rules on the content of the site.
 *
 * @param readComponents reads the components that are expanded into MDX
 * @returns every problem, once, in the order of files and lines. While a page or a contract cannot be read, those that
 *   would only follow from it are left out
 */
export async function runChecks(
  siteDir: string,
  readComponents: () => Promise<Components>,
): Promise<Problem[]> {
  const read = await readPages(siteDir);
  const found = [...read.problems];
  try {
    await checkPages(siteDir, read, readComponents, found);
  } catch (error) {
    collect(error, found); // a registry cannot be read
  }
  return sortProblems(found);
}

/** Checks the pages that can be parsed, and what they are made from. Problems are added to `found`. */
async function checkPages(
  siteDir: string,
  {files, pages}: Pages,
  readComponents: () => Promise<Components>,
  found: Problem[],
): Promise<void> {
  const texts = await readTexts(siteDir, OTHER_FILES);
  const contracts = await readContracts(siteDir, found);
  if (contracts.length < CONTRACTS.length) return;

  const components = await readComponents();
  const expansion = remarkComponents({read: () => Promise.resolve(components), isLive: false});
  for (const page of pages) {
    await collectFrom('components', found, async () => {
      await expandPage(siteDir, page, expansion);
      return [];
    });
  }
  const names = Object.keys(components);
  const content = {siteDir, files, pages, texts, components: names, contracts};
  for (const {id, check} of RULES) await collectFrom(id, found, () => check(content));
}

/** @returns the contracts that can be read; what is wrong with them is added to `found` */
async function readContracts(siteDir: string, found: Problem[]): Promise<LoadedContract[]> {
  const contracts: LoadedContract[] = [];
  for (const {file} of CONTRACTS) {
    const {loaded, problems} = await openContract(siteDir, file);
    found.push(...problems);
    if (loaded) contracts.push(loaded);
  }
  return contracts;
}

/**
 * Runs a part of the checks.
 *
 * @param rule the id of its problems, which are added to `found`, whether they are returned or thrown
 */
async function collectFrom(
  rule: string,
  found: Problem[],
  check: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<void> {
  const problems: Problem[] = [];
  try {
    problems.push(...(await check()));
  } catch (error) {
    collect(error, problems);
  }
  found.push(...problems.map((problem) => ({...problem, rule})));
}

function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  const collator = new Intl.Collator('en', {numeric: true}); // line 9 before line 10
  return [...unique.values()].sort((one, other) => collator.compare(one.location, other.location));
}
