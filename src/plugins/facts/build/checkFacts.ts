import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../problems';
import {listBlocks, listLines, type PageFile, type TextFile} from './Block';
import {checkClaims} from './checkClaims';
import {checkQuantities, type ContractNames} from './checkQuantities';
import {checkRepeats, checkUse} from './checkUse';
import {checkSources} from './sources/checkSources';
import {readSources} from './sources/readSources';

/** Texts other than pages that readers or programs see. */
const SETTINGS = ['src/site/agentPreface.ts', 'sidebars.ts', 'sidebarsApi.ts'];

/** Shows the Markdown syntax to writers, and says nothing about the service. */
const FORMS = 'src/pages/markdown-page.mdx';

/** What was compared, in one line, and every mistake. */
export type FactReport = {readonly line: string; readonly problems: readonly Problem[]};

/**
 * Compares handwritten text with the registers of facts and claims.
 *
 * @param siteDir the folder of the site
 * @param sources the text of every page
 * @param pages the pages that could be parsed
 * @param contract the names that the contract defines
 * @returns what was compared in one line, and every problem
 * @throws ContentError when a register cannot be read
 */
export function checkFacts(
  siteDir: string,
  sources: readonly TextFile[],
  pages: readonly PageFile[],
  contract: ContractNames,
): FactReport {
  const data = readSources(siteDir);
  const {register} = data;
  const read = (file: string): TextFile => ({
    file,
    text: readFileSync(path.join(siteDir, file), 'utf8'),
  });
  const blocks = [
    ...pages.filter(({file}) => file !== FORMS).flatMap(listBlocks),
    ...SETTINGS.map(read).flatMap(listLines),
  ];
  const {compared, problems} = checkQuantities(blocks, register, contract);
  const claims = checkClaims(blocks, register.claims);
  return {
    line: `${compared} numbers, dates, hosts and headers typed by hand are in the register or the contract, ${claims.compared} sentences about money, loss, repeats, rights and safety are claims`,
    problems: [
      ...problems,
      ...claims.problems,
      ...checkRepeats(register.claims, (file) => read(file).text),
      ...checkSources(data),
      ...checkUse(register, sources, blocks),
      ...(compared > 0 ? [] : [reportNoMatches()]),
    ],
  };
}

/** If the check reads texts and finds nothing in them, the check itself is broken. */
function reportNoMatches(): Problem {
  const fix = 'if pages name any, src/plugins/facts/build/checkQuantities.ts is broken';
  return {place: 'docs/:', problem: 'holds no number, date, host or header', fix};
}
