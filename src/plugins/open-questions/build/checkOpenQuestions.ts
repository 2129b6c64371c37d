import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../problems';
import {checkFileWords, checkPageWords, type PageFile, type TextFile} from './checkHandWritten';
import {checkQuestions} from './checkQuestions';
import {REGISTER, type Contacts} from './Question';
import {readQuestions} from './readQuestions';

const CONTRACTS = ['contract/openapi.yaml', 'contract/openai-compatible.yaml'];

/** Texts other than pages that readers or programs see: sidebar labels, navbar and footer, the rules for agents. */
const SETTINGS = [
  'sidebars.ts',
  'sidebarsApi.ts',
  'src/site/agentPreface.ts',
  'src/site/brand.ts',
  'src/site/navigation.ts',
];

/** The extensions of the programs that readers copy. */
const PROGRAM = /\.(?:sh|py|mjs|go)$/;

/**
 * Checks that everything about what is not known comes from the register, and from nowhere else.
 *
 * @param siteDir the folder of the site
 * @param sources the text of every page
 * @param pages the pages that could be parsed
 * @param contacts the addresses of `src/site/brand.ts`
 * @returns every problem, those of pages first
 * @throws ContentError when the register cannot be read
 */
export function checkOpenQuestions(
  siteDir: string,
  sources: readonly TextFile[],
  pages: readonly PageFile[],
  contacts: Contacts,
): Problem[] {
  const read = (file: string) => ({file, text: readFileSync(path.join(siteDir, file), 'utf8')});
  const programs = readdirSync(path.join(siteDir, 'samples'), {recursive: true})
    .map((name) => path.join('samples', String(name)))
    .filter((name) => PROGRAM.test(name) && !name.includes('node_modules'));
  const contracts = CONTRACTS.map(read);
  return [
    ...checkPageWords(pages),
    ...checkFileWords([...contracts, ...[REGISTER, ...SETTINGS].map(read)]),
    ...checkFileWords(programs.map(read)),
    ...checkQuestions(readQuestions(siteDir, contacts), sources, contracts),
  ];
}
