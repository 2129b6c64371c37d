import {collect, type Problem, readTexts} from '../../files';
import {type Components, readPages} from '../mdx';
import {CONTRACTS, openContract} from '../../contract/openapi';
import {components} from './components';
import {frontMatter} from './frontMatter';
import {ids} from './ids';
import {links} from './links';
import {markup} from './markup';
import {names} from './names';
import {outcomes} from './outcomes';
import type {Rule, SiteContent} from './rule';

const RULES: readonly Rule[] = [frontMatter, markup, names, ids, links, outcomes, components];

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
  const {files, pages, problems} = await readPages(siteDir);
  const opened = await Promise.all(CONTRACTS.map(({file}) => openContract(siteDir, file)));
  const found = [problems, ...opened.map((file) => file.problems)].flat();
  const contracts = opened.map(({contract}) => contract).filter((one) => one !== undefined);
  if (contracts.length < CONTRACTS.length) return sortUnique(found);
  try {
    const texts = await readTexts(siteDir, OTHER_FILES);
    const known = await readComponents();
    const content = {siteDir, files, pages, texts, components: known, contracts};
    for (const rule of RULES) found.push(...(await runRule(rule, content)));
  } catch (error) {
    collect(error, found); // a registry cannot be read
  }
  return sortUnique(found);
}

async function runRule({id, check}: Rule, content: SiteContent): Promise<Problem[]> {
  const problems: Problem[] = [];
  try {
    problems.push(...(await check(content)));
  } catch (error) {
    collect(error, problems);
  }
  return problems.map((problem) => ({...problem, rule: id}));
}

function sortUnique(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  const {compare} = new Intl.Collator('en', {numeric: true}); // line 9 before line 10
  return [...unique.values()].sort((one, other) => compare(one.location, other.location));
}
