import path from 'node:path';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import {readDocuments} from '../../../mock-server/readContract';
import {contentFingerprint, keepLast} from '../../built-pages';
import {collect, type Problem} from '../../problems';
import {collectNames} from './names';
import {pageParser, readPages, type Page} from './readPages';
import {readAllowedNames, readCues, readFacts} from './registers';
import type {Expanded} from './rules/anchors';
import {checkBodies, readBodies} from './rules/bodies';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks} from './rules/links';
import {checkMeanings} from './rules/meanings';
import {checkNames} from './rules/names';
import {checkQuantities} from './rules/quantities';
import {checkStatements} from './rules/statements';
import {checkSteps} from './rules/steps';
import {checkUse} from './rules/use';
import {listBlocks, listLines} from './scan';
import {findByteProblem, readTexts, type Text} from './texts';

/** What is read beside pages. */
const OTHERS = [
  ...['{contract,samples}/**/*', 'src/pages/**/[^_]*.tsx', 'sidebars*.ts'],
  'src/site/{agentPreface,brand,navigation}.ts',
];

/** Those that readers and programs see. */
const SEEN = /^(?:sidebars|src\/site)|^contract\/open.*\.yaml$|\.(?:sh|py|mjs)$/;

/** Shows the Markdown syntax to writers, and says nothing about the service. */
const FORMS = 'src/pages/markdown-page.mdx';

/** Texts about the service itself; programs have comments about code, and the other contract is another's. */
const NOT_ABOUT_IT = /^samples|openai/;

/** Numbers and statements of the contract and of programs are held by their own tests. */
const SPOKEN = /^(?:src.*Preface|sidebars)/;

/** What the rules need of a site beside its texts. */
export type CheckOptions = {
  /** The remark plugin that expands tags. */
  readonly expansion: Pluggable;
  /** Finds what keeps the contracts from being read. */
  readonly checkContracts: (siteDir: string) => readonly Problem[];
  /** Compares pages of operations with the contract. */
  readonly checkOperations: (siteDir: string) => Promise<readonly Problem[]>;
};

/**
 * Runs the rules for writers on all pages, on the other texts that readers see, and on the registers.
 *
 * @param siteDir the folder of the site
 * @param options what rules need beside it
 * @returns every problem, each once, those of pages first; while a page or a contract cannot be read, nothing that
 *   follows from it
 */
export async function checkPages(siteDir: string, options: CheckOptions): Promise<Problem[]> {
  const {files, pages, problems} = await readPages(siteDir);
  const isWhole = problems.length === 0;
  const others = await readTexts(siteDir, OTHERS);
  const changed = others.flatMap((it) => findByteProblem(it) ?? []);
  const unreadable = changed.length > 0 ? changed : options.checkContracts(siteDir);
  if (unreadable.length > 0) return [...problems, ...unreadable];
  const expanded: Expanded[] = [];
  const inputs =
    contentFingerprint(siteDir, ['contract', 'samples', 'src/mock-server']) + files.join();
  const found = [...problems];
  for (const check of [
    ...pages.map((page) => () => checkFrontMatter(page)),
    () => checkWords(siteDir, pages, others, isWhole),
    ...pages.map((page) => async () => {
      expanded.push(await expand(siteDir, page, inputs, options.expansion));
      return [];
    }),
    () => checkLinks({dir: siteDir, files, others}, pages, expanded),
    () => (isWhole ? options.checkOperations(siteDir) : []),
  ]) {
    try {
      found.push(...(await check()));
    } catch (error) {
      collect(error, found);
    }
  }
  return [...new Map(found.map((it) => [JSON.stringify(it), it])).values()];
}

/** The pages with their tags expanded: after an edit, only what changed is expanded again. */
const keepExpanded = keepLast<Promise<Expanded>>();

/** @throws ContentError with every mistake in the tags and the markup of the page */
function expand(dir: string, page: Page, inputs: string, plugin: Pluggable): Promise<Expanded> {
  const {file, text: value} = page;
  const whole = path.join(dir, file);
  return keepExpanded(whole, inputs + value, async () => {
    const tree = structuredClone(page.tree); // the tags change the tree, and other rules read the same object
    const source = new VFile({cwd: dir, path: whole, value});
    await pageParser().use([plugin]).run(tree, source);
    return {page, tree};
  });
}

/** Runs the rules on what stands in texts. */
function checkWords(
  siteDir: string,
  pages: readonly Page[],
  texts: readonly Text[],
  isWhole: boolean,
): Problem[] {
  const others = texts.filter(({file}) => SEEN.test(file));
  const contracts = readDocuments(path.join(siteDir, 'contract'));
  const [contract = {}] = contracts;
  const facts = readFacts(siteDir);
  const allowed = readAllowedNames(siteDir);
  const cues = readCues(siteDir);
  const programs = others.filter(({file}) => file.startsWith('samples'));
  const names = collectNames(contracts, [...facts, ...programs]);
  const bodies = readBodies(contracts);
  const blocks = pages.flatMap(listBlocks);
  const lines = others.flatMap(listLines);
  const ofPages = blocks.filter(({source}) => source.file !== FORMS);
  const spoken = [...ofPages, ...lines.filter(({source}) => SPOKEN.test(source.file))];
  const said = [...ofPages, ...lines.filter(({source}) => !NOT_ABOUT_IT.test(source.file))];
  return [
    ...pages.flatMap((page) => checkBodies(page, bodies)),
    ...pages.flatMap((page) => checkSteps(page, texts, contract)),
    ...checkNames(blocks, names, allowed),
    ...checkQuantities(spoken, facts, names),
    ...checkStatements(spoken, facts),
    ...checkMeanings(said, names, cues),
    ...checkUse(siteDir, pages, others, isWhole),
  ];
}
