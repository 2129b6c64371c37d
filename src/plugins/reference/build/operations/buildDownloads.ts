import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildPostmanCollection} from '../contract/buildPostmanCollection';
import type {Contract} from '../contract/readContract';

/** A file that readers download, at the root of the site. */
export type Download = {
  readonly name: string;
  readonly content: string;
};

/**
 * Makes the files that machines read: both contracts as they are, the API's contract as JSON, and a
 * Postman collection. The same contract gives the same bytes.
 *
 * @param siteDir the folder of the site
 * @param contract the API's contract
 */
export async function buildDownloads(siteDir: string, contract: Contract): Promise<Download[]> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(siteDir, 'contract', name), 'utf8');
  return [
    {name: 'openapi.yaml', content: await read('openapi.yaml')},
    {name: 'openapi.json', content: toJson(contract.document)},
    {name: 'openai-compatible.yaml', content: await read('openai-compatible.yaml')},
    {name: 'postman.json', content: toJson(buildPostmanCollection(contract.document))},
  ];
}

function toJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
