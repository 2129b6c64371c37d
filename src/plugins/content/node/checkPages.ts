import path from 'node:path';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import {readDocuments} from '../../../mock-server/readContract';
import {contentFingerprint, keepLast} from '../../built-pages';
import {collect, type Problem} from '../../problems';
import {collectNames} from './names';
import {pageParser, readPages, type Page} from './readPages';
import {readAllowedNames, readFacts} from './registers';
import type {Expanded} from './rules/anchors';
import {checkBodies, readBodies} from './rules/bodies';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks} from './rules/links';
import {checkNames} from './rules/names';
import {checkUse} from './rules/use';
import {listBlocks} from './scan';
import {findByteProblem, readTexts, type Text} from './texts';

/** Other files that the rules read. */
const OTHERS = [
  '{contract,samples}/**/*',
  'src/pages/**/[^_]*.tsx',
  'sidebars*.ts',
  'src/site/{agentPreface,brand,navigation}.ts',
];

/** Those that readers and programs see. */
const SEEN = /^(?:sidebars|src\/site)|^contract\/open.*\.yaml$|\.(?:sh|py|mjs)$/;

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
    () => checkNamesAndIds(siteDir, pages, others, isWhole),
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

/** Runs the rules on names, JSON blocks and ids. */
function checkNamesAndIds(
  siteDir: string,
  pages: readonly Page[],
  texts: readonly Text[],
  isWhole: boolean,
): Problem[] {
  const others = texts.filter(({file}) => SEEN.test(file));
  const contracts = readDocuments(path.join(siteDir, 'contract'));
  const facts = readFacts(siteDir);
  const allowed = readAllowedNames(siteDir);
  const programs = others.filter(({file}) => file.startsWith('samples'));
  const names = collectNames(contracts, [...facts, ...programs]);
  const bodies = readBodies(contracts);
  return [
    ...pages.flatMap((page) => checkBodies(page, bodies)),
    ...checkNames(pages.flatMap(listBlocks), names, allowed),
    ...checkUse(siteDir, pages, others, isWhole),
  ];
}
