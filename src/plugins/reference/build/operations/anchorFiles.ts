import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, isRecord} from '../../../problems';
import type {AnchorFile, RenderedPage, MovedAnchors, PublishedAnchors} from './checkAnchors';

const PUBLISHED = 'contract/published-ids.json';
const MOVED = 'contract/moved-ids.json';

/**
 * Reads the published anchors.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when the file is not JSON of the form `{page: [id]}`
 */
export function readPublishedAnchors(siteDir: string): AnchorFile<PublishedAnchors> {
  const isList = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'string');
  return readPages(siteDir, PUBLISHED, isList, '{"/api/…": ["id"]}');
}

/**
 * Reads the redirects of removed anchors.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when the file is not JSON of the form `{page: {old id: new id}}`
 */
export function readMovedAnchors(siteDir: string): AnchorFile<MovedAnchors> {
  const isMap = (value: unknown): value is Readonly<Record<string, string>> =>
    isRecord(value) && Object.values(value).every((id) => typeof id === 'string');
  return readPages(siteDir, MOVED, isMap, '{"/api/…": {"old id": "new id"}}');
}

/**
 * Adds the anchors of pages to the published ones. It never removes one: a person has to decide that.
 *
 * @param siteDir the folder of the site
 * @param pages the pages with their anchors
 * @returns the number of anchors added, and the total number
 */
export function recordAnchors(
  siteDir: string,
  pages: readonly RenderedPage[],
): {readonly added: number; readonly total: number} {
  const {content} = readPublishedAnchors(siteDir);
  const all: Record<string, readonly string[]> = {...content};
  for (const {route, anchors} of pages) {
    all[route] = [...new Set([...(content[route] ?? []), ...anchors])].sort();
  }
  const sorted = Object.fromEntries(
    Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(path.join(siteDir, PUBLISHED), `${JSON.stringify(sorted, undefined, 2)}\n`);
  const total = countIds(sorted);
  return {added: total - countIds(content), total};
}

function countIds(content: PublishedAnchors): number {
  return Object.values(content).flat().length;
}

function readPages<Value>(
  siteDir: string,
  file: string,
  isValue: (value: unknown) => value is Value,
  form: string,
): AnchorFile<Readonly<Record<string, Value>>> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const parsed = parseJson(source);
  const isPages = (value: unknown): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(isValue);
  if (isPages(parsed)) return {file, source, content: parsed};
  const problem = 'does not have the form of a list of anchors';
  throw new ContentError([{place: `${file}:1:1`, problem, fix: `write JSON such as ${form}`}]);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
