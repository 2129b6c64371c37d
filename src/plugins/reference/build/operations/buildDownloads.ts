import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Contract} from '../contract/readContract';

/** A file that readers download, at the root of the site. */
export type Download = {
  readonly name: string;
  readonly content: string;
};

/**
 * Builds the machine-readable files: both contracts, and the API's contract as JSON.
 * Their links are absolute, so that they lead to the site wherever the file is opened. The same contract
 * gives the same bytes.
 *
 * @param siteDir the folder of the site
 * @param siteUrl the URL of the site, without a trailing slash
 * @param contract the API's contract
 */
export async function buildDownloads(
  siteDir: string,
  siteUrl: string,
  contract: Contract,
): Promise<Download[]> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(siteDir, 'contract', name), 'utf8');
  const downloads = [
    {name: 'openapi.yaml', content: await read('openapi.yaml')},
    {name: 'openapi.json', content: toJson(contract.document)},
    {name: 'openai-compatible.yaml', content: await read('openai-compatible.yaml')},
  ];
  return downloads.map(({name, content}) => ({
    name,
    // Matches the end of a Markdown link's text and the start of a path on this site.
    content: content.replaceAll('](/', `](${siteUrl}/`),
  }));
}

function toJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
