import {existsSync} from 'node:fs';
import path from 'node:path';
import {answerContract, readQuestions} from '../../content';
import {ContentError} from '../../problems';
import {contentFingerprint, keepLast} from '../../built-pages';
import {isDocument, type Document} from './contract';

/** The API's contract, relative to the site's folder. */
export const CONTRACT = 'contract/openapi.yaml';

/** The contract of the interface of OpenAI clients. */
export const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

const lastReading = keepLast<Promise<Document>>();

/**
 * Reads an OpenAPI 3.1 contract, checks it, and inserts the open questions that it
 * names, or their answers, into its texts. A process reads a contract once for each state of its folder.
 *
 * @param contractPath the contract file, relative to the site's folder
 * @param siteDir the folder of the site; places in messages are relative to it
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export function readContract(contractPath: string, siteDir: string): Promise<Document> {
  const file = path.resolve(siteDir, contractPath);
  const folder = path.dirname(contractPath);
  // Without its folder it is read too: the linter says what is missing.
  const state = existsSync(path.dirname(file)) ? contentFingerprint(siteDir, [folder]) : '';
  return lastReading(file, state, () => readAfresh(contractPath, siteDir));
}

async function readAfresh(contractPath: string, siteDir: string): Promise<Document> {
  const {lintContract} = await import('./lintContract'); // the linter takes half a second to load
  const document = await lintContract(path.resolve(siteDir, contractPath), siteDir);
  if (isDocument(document)) return answerContract(document, readQuestions(siteDir));
  const problem = 'is not an OpenAPI 3.1 document';
  throw new ContentError([
    {place: `${contractPath}:1:1`, problem, fix: 'start the file with "openapi: 3.1.1"'},
  ]);
}
