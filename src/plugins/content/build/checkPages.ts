import {collectProblems, type Problem} from '../../problems';
import {collectNames, readContracts} from './names';
import type {Page, ReadPages} from './readPages';
import {
  readAllowedNames,
  readCues,
  readFacts,
  readQuestions,
  readSources,
  type AllowedName,
  type Contacts,
} from './registers';
import {checkBodies, readBodies} from './rules/bodies';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks, type Expanded, type Site} from './rules/links';
import {checkMarkup} from './rules/markup';
import {checkMeanings, checkSteps, readEnds} from './rules/meanings';
import {checkNames} from './rules/names';
import {checkQuantities} from './rules/quantities';
import {checkStatements} from './rules/statements';
import {checkUse, readOtherTexts} from './rules/use';
import {checkWording} from './rules/wording';
import {listBlocks, type Block} from './scan';

/** Shows the Markdown syntax to writers, and says nothing about the service. */
const FORMS = 'src/pages/markdown-page.mdx';

/** Texts about the service itself; programs have comments about code, and the other contract is another's. */
const isSaid = ({source: {file}}: Block): boolean => !/^samples|openai/.test(file);

/** What rules need of a site beside its pages. */
export type CheckOptions = Omit<Site, 'files'> & {
  readonly contacts: Contacts;
  /** The variables that requests read. */
  readonly variables: readonly string[];
  /** The names of all tags, and what expands those of a page; undefined if they cannot be read. */
  readonly tags:
    | {
        readonly names: readonly string[];
        /** @throws ContentError with every mistake in the tags of the page */
        readonly expand: (page: Page) => Promise<Expanded>;
      }
    | undefined;
};

/** Numbers and statements of the contract and of programs are held by their own tests. */
const isSpoken = ({source: {file}}: Block): boolean => /^(?:src.*Preface|sidebars)/.test(file);

/**
 * Runs the rules for writers on all pages, on the other texts that readers see, and on the registers.
 *
 * @param read the pages
 * @param options what rules need beside them
 * @returns every problem, those of pages first
 * @throws ContentError when a register cannot be read
 */
export async function checkPages(
  {files, pages, problems}: ReadPages,
  options: CheckOptions,
): Promise<Problem[]> {
  const {dir, tags} = options;
  const contracts = readContracts(dir);
  const registers = {
    facts: readFacts(dir),
    sources: readSources(dir),
    allowed: readAllowedNames(dir),
    questions: readQuestions(dir, options.contacts),
  };
  const {facts, allowed} = registers;
  const addresses = [options.url, ...facts.map(({text}) => text)];
  const names = collectNames(dir, contracts, {variables: options.variables, addresses});
  const [bodies, ends, cues] = [readBodies(contracts), readEnds(contracts[0]), readCues(dir)];
  const needed = new Set<AllowedName>();
  const others = readOtherTexts(dir);
  const blocks = pages.flatMap(listBlocks);
  const spoken = blocks.filter(({source}) => source.file !== FORMS);
  const expanded: Expanded[] = [];
  const expand = async (page: Page): Promise<Problem[]> => {
    if (tags) expanded.push(await tags.expand(page));
    return [];
  };
  return collectProblems([
    () => problems,
    () => checkFrontMatter(pages, registers.sources),
    ...pages.map((page) => () => checkMarkup(page, tags?.names)),
    ...pages.map((page) => () => checkNames(page, names, allowed, needed)),
    ...pages.map((page) => () => checkBodies(page, bodies)),
    ...pages.map((page) => () => checkSteps(page, dir, contracts[0] ?? {}, names)),
    () => checkWording(blocks, true),
    () => checkWording(others, false),
    () => checkQuantities([...spoken, ...others.filter(isSpoken)], facts, names),
    () => checkStatements([...spoken, ...others.filter(isSpoken)], facts),
    () => checkMeanings([...spoken, ...others.filter(isSaid)], names, cues, ends),
    ...pages.map((page) => () => expand(page)),
    () => checkLinks({...options, files}, pages, expanded),
    () => (problems.length > 0 ? [] : checkUse(dir, registers, pages, needed, others)),
  ]);
}
