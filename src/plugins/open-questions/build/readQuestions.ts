import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {keepLast} from '../../built-pages';
import {parseQuestions} from './parseQuestions';
import {REGISTER, type Contacts, type Question} from './Question';

const lastReading = keepLast<readonly Question[]>();

/**
 * Reads the site's register of open questions. A site without a register has no questions.
 *
 * @param siteDir the folder of the site
 * @param contacts the addresses of `src/site/brand.ts`; without them, the questions that they answer stay open
 * @returns the questions in the order of the register
 * @throws ContentError with every invalid topic or question
 */
export function readQuestions(siteDir: string, contacts?: Contacts): readonly Question[] {
  const file = path.join(siteDir, REGISTER);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const state = JSON.stringify([text, contacts]);
  return lastReading(file, state, () => parseQuestions(text, REGISTER, contacts));
}
