import path from 'node:path';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {collectProblems, type Problem} from '../plugins/problems';
import {checkFacts} from '../plugins/facts';
import {checkOpenQuestions} from '../plugins/open-questions';
import {checkOperationPages} from '../plugins/reference';
import {checkContracts} from '../plugins/mock-server';
import {
  checkPages,
  checkSite,
  checkSiteProse,
  describeReport,
  findSymlinks,
  pageParser,
  readPages,
  readVocabulary,
  type Page,
  type ReadPages,
} from '../plugins/checks';
import {BRAND, CONTACTS} from './brand';
import {readEnvironment} from './environment';
import {pageTags} from './pageTags';
import {REDIRECTS} from './redirects';

/**
 * Checks all written content: pages, sidebars, contract, samples, settings.
 *
 * @param siteDir the folder of the site
 * @param say receives a line that says what was compared
 * @returns all problems, each once, those of pages before those of the contract
 */
export async function checkContent(
  siteDir: string,
  say: (line: string) => void,
): Promise<Problem[]> {
  const symlinks = await findSymlinks(siteDir);
  if (symlinks.length > 0) {
    return symlinks;
  }
  const read = await readPages(siteDir);
  const ofPages = () => checkSite(siteDir, read, BRAND.siteUrl, REDIRECTS);
  const unreadable = checkContracts(siteDir);
  if (unreadable.length > 0) {
    // Everything generated from a contract is missing, so the other checks would report false problems.
    return [...(await collectProblems([checkEnvironment, ofPages])), ...unreadable];
  }
  const checks = [
    checkEnvironment,
    ofPages,
    async () => {
      const report = await checkSiteProse(siteDir, read.pages);
      say(describeReport(report));
      return report.problems;
    },
    () => checkOperationPages(siteDir),
    () => checkOpenQuestions(siteDir, read.sources, read.pages, CONTACTS),
    async () => {
      const report = await checkRegisters(siteDir, read);
      say(report.line);
      return report.problems;
    },
    () => checkTags(siteDir, read),
  ];
  return collectProblems(checks);
}

function checkEnvironment(): Problem[] {
  try {
    readEnvironment(process.env);
    return [];
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [{place: 'the environment:', problem, fix: 'correct the variable, or unset it'}];
  }
}

async function checkRegisters(siteDir: string, {sources, pages}: ReadPages) {
  return checkFacts(siteDir, sources, pages, await readVocabulary(siteDir));
}

/** Expands the tags of the pages to find mistakes in them. Skips pages with mistakes that are already told. */
function checkTags(siteDir: string, {pages}: ReadPages): Promise<Problem[]> {
  const processor = pageParser().use([pageTags(siteDir)]);
  const correct = pages.filter((page) => checkPages([page], BRAND.siteUrl).length === 0);
  return collectProblems(
    correct.map((page) => async () => {
      // The tags change the tree, and other checks read the same object.
      await processor.run(structuredClone(page.tree), toVFile(siteDir, page));
      return [];
    }),
  );
}

function toVFile(siteDir: string, {file, text, yaml}: Page): VFile {
  const frontMatter: unknown = parse(yaml?.value ?? '');
  return new VFile({
    cwd: siteDir,
    path: path.join(siteDir, file),
    value: text,
    data: {frontMatter},
  });
}
