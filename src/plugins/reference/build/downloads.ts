import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Document} from './contract';
import {CONTRACT, OPENAI_CONTRACT} from './readContract';

/** A file that readers download, at the root of the site. */
export type Download = {readonly name: string; readonly content: string};

/**
 * Lists the machine-readable files: both contracts, and the API's contract as JSON. Their links are absolute, so that
 * they lead to the site wherever the file is opened.
 *
 * @param siteDir the folder of the site
 * @param siteUrl the URL of the site, without a trailing slash
 * @param contract the API's contract
 */
export function listDownloads(siteDir: string, siteUrl: string, contract: Document): Download[] {
  const read = (file: string): Download => ({
    name: path.basename(file),
    content: readFileSync(path.join(siteDir, file), 'utf8'),
  });
  const leaveOut = (key: string, value: unknown) => (key === 'x-source' ? undefined : value);
  const json = {name: 'openapi.json', content: `${JSON.stringify(contract, leaveOut, 2)}\n`};
  return [read(CONTRACT), json, read(OPENAI_CONTRACT)].map(({name, content}) => ({
    name,
    // The end of a Markdown link's text, and the start of a path on this site.
    content: content.replaceAll('](/', `](${siteUrl}/`).replace(/^ *x-source: .*\n/gm, ''),
  }));
}
