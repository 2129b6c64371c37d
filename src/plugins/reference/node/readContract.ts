import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {resolve} from '../../../mock-server/readContract';
import {contentFingerprint, keepLast} from '../../built-pages';
import {answerContract, openYaml, readQuestions} from '../../content';
import {ContentError, isRecord} from '../../problems';
import type {Document} from './contract';

/** The API's contract, relative to the site's folder. */
export const CONTRACT = 'contract/openapi.yaml';

/** The contract of the interface of OpenAI clients. */
export const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

const lastReading = keepLast<Promise<Document>>();

/**
 * Reads an OpenAPI 3.1 contract, checks it, inserts the open questions that it names, or their answers, into its texts,
 * and resolves its references. A process reads a contract once for each state of its folder.
 *
 * @param contractPath the contract file, relative to the site's folder
 * @param siteDir the folder of the site; places in messages are relative to it
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export function readContract(contractPath: string, siteDir: string): Promise<Document> {
  const file = path.resolve(siteDir, contractPath);
  const state = contentFingerprint(siteDir, [path.dirname(contractPath)]);
  return lastReading(file, state, () => readAfresh(contractPath, siteDir));
}

async function readAfresh(contractPath: string, siteDir: string): Promise<Document> {
  const text = readFileSync(path.join(siteDir, contractPath), 'utf8');
  const {problem} = openYaml({file: contractPath, text});
  if (problem) throw new ContentError([problem]); // the linter would throw an error of its own
  const {lintContract} = await import('./lintContract'); // the linter takes half a second to load
  await lintContract(contractPath, siteDir);
  const answered = answerContract(parse(text), readQuestions(siteDir));
  const document = resolve(answered, answered);
  // The checks of contracts tell it with the line to write.
  if (!isDocument(document)) throw new Error(`${contractPath} is not an OpenAPI 3.1 document`);
  return document;
}

/** Whether a document that the linter accepted is of the version whose types `contract.ts` has. */
const isDocument = (value: unknown): value is Document =>
  isRecord(value) && typeof value.openapi === 'string' && value.openapi.startsWith('3.1.');
