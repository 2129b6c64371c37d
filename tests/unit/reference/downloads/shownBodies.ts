import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isRecord} from '../contract/contractFiles';

/** A request body that a reader copies from a page. */
export type ShownBody = {readonly place: string; readonly body: Record<string, unknown>};

/**
 * Reads the request bodies that pages show: the JSON bodies of the cURL samples, and the JSON blocks of pages that
 * are not responses.
 */
export function listShownBodies(): ShownBody[] {
  return [...listFiles('samples/curl', '.sh'), ...['docs', 'api', 'src/pages'].flatMap(listPages)]
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = file.endsWith('.sh')
        ? text.matchAll(/'(\{\s*"[^']*\})'/g)
        : text.matchAll(/^```json[^\n]*\n(.*?)^```/gms);
      return [...found].map(([, json = '']) => ({place: file, body: parseObject(json)}));
    })
    .filter(({body}) => !['data', 'error'].some((key) => key in body));
}

function listPages(folder: string): string[] {
  return listFiles(folder, '.mdx');
}

function listFiles(folder: string, extension: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file));
}

function parseObject(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new Error(`a body that is no object: ${json}`);
  return value;
}
