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
} from './registers';
import type {Expanded} from './rules/anchors';
import {checkBodies, readBodies} from './rules/bodies';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks, type Site} from './rules/links';
import {checkMarkup} from './rules/markup';
import {checkMeanings, readEnds} from './rules/meanings';
import {checkNames} from './rules/names';
import {checkQuantities} from './rules/quantities';
import {checkStatements, checkUnknowns} from './rules/statements';
import {checkSteps} from './rules/steps';
import {checkUse, readOtherTexts} from './rules/use';
import {listBlocks, listLines} from './scan';

/** Shows the Markdown syntax to writers, and says nothing about the service. */
const FORMS = 'src/pages/markdown-page.mdx';

/** Texts about the service itself; programs have comments about code, and the other contract is another's. */
const NOT_ABOUT_IT = /^samples|openai/;

/** Numbers and statements of the contract and of programs are held by their own tests. */
const SPOKEN = /^(?:src.*Preface|sidebars)/;

/** What rules need of a site beside its pages. */
export type CheckOptions = Omit<Site, 'files'> & {
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
  const [contract = {}] = contracts;
  const facts = readFacts(dir);
  const registers = {
    ...{facts, sources: readSources(dir)},
    ...{allowed: readAllowedNames(dir), questions: readQuestions(dir)},
  };
  const others = await readOtherTexts(dir);
  const programs = others.filter(({file}) => file.startsWith('samples'));
  const variables = programs.flatMap(({text}) => text.match(/\b(?:RUNGEN|OPENAI)_[A-Z_]+/g) ?? []);
  const addresses = [options.url, ...facts.map(({text}) => text)];
  const names = collectNames(contracts, [...options.variables, ...variables], addresses);
  const [bodies, ends, cues] = [readBodies(contracts), readEnds(contract), readCues(dir)];
  const needed = new Set<AllowedName>();
  const blocks = pages.flatMap(listBlocks);
  const lines = others.flatMap(listLines);
  const ofPages = blocks.filter(({source}) => source.file !== FORMS);
  const spoken = [...ofPages, ...lines.filter(({source}) => SPOKEN.test(source.file))];
  const said = [...ofPages, ...lines.filter(({source}) => !NOT_ABOUT_IT.test(source.file))];
  const expanded: Expanded[] = [];
  const expand = async (page: Page): Promise<Problem[]> => {
    if (tags) expanded.push(await tags.expand(page));
    return [];
  };
  return collectProblems([
    () => problems,
    ...pages.map((page) => () => checkFrontMatter(page)),
    ...pages.map((page) => () => [
      ...checkMarkup(page, tags?.names),
      ...checkBodies(page, bodies),
      ...checkSteps(page, dir, contract),
    ]),
    () => checkNames(blocks, names, registers.allowed, needed),
    () => checkUnknowns([...blocks, ...lines]),
    () => checkQuantities(spoken, facts, names),
    () => checkStatements(spoken, facts),
    () => checkMeanings(said, names, cues, ends),
    ...pages.map((page) => () => expand(page)),
    () => checkLinks({...options, files}, pages, expanded),
    () => checkUse(registers, pages, others, problems.length > 0 ? undefined : needed),
  ]);
}
