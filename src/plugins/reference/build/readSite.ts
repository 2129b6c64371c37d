import {readQuestions} from '../../open-questions';
import {readOperationRoutes} from './operationPages';
import {CONTRACT, OPENAI_CONTRACT, readContract} from './readContract';
import type {Site} from './tables';

/**
 * Reads all that the tags of the reference draw from.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with every problem in a contract
 */
export async function readReference(siteDir: string): Promise<Site> {
  const [contract, openAi] = await Promise.all([
    readContract(CONTRACT, siteDir),
    readContract(OPENAI_CONTRACT, siteDir),
  ]);
  const questions = readQuestions(siteDir);
  return {contract, openAi, pages: readOperationRoutes(siteDir), questions};
}
