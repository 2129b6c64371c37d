import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What checks of operations and anchors need to know about a page. */
export type OperationPage = {
  /** The file, relative to the site's folder, for example `api/apis/app/create-app.mdx`. */
  readonly file: string;
  /** Its path on the site, for example `/api/apis/app/create-app`. */
  readonly route: string;
  /** Its title, and the place of the title. */
  readonly title: {readonly words: string; readonly place: string} | undefined;
  /** The operation that its front matter names, and the place of the name. */
  readonly operation: {readonly id: string; readonly place: string} | undefined;
  /** The places of `<Operation />`; more than one is a mistake. */
  readonly tags: readonly string[];
  /** The ids of its own headings, including the heading that the front matter adds. */
  readonly headings: readonly string[];
};

/**
 * Reads every page of the given folders.
 *
 * @param siteDir the folder of the site
 * @param folders folders of pages inside it, each served under its own name
 */
export function readOperationPages(siteDir: string, folders: readonly string[]): OperationPage[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
    return entries
      .filter((entry) => /\.mdx?$/.test(entry))
      .sort()
      .map((entry) => {
        const file = path.posix.join(folder, entry.split(path.sep).join('/'));
        return parseOperationPage(file, readFileSync(path.join(siteDir, file), 'utf8'));
      });
  });
}

/**
 * Finds the operation and the headings of one page.
 *
 * @param file the file, relative to the site's folder
 * @param source its text
 */
export function parseOperationPage(file: string, source: string): OperationPage {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  let title: OperationPage['title'];
  let operation: OperationPage['operation'];
  const tags: string[] = [];
  const headings: string[] = [];
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const named = index < end ? /^operation:\s*['"]?([^'"#]*[^'"#\s])/.exec(line) : null;
    if (named?.[1]) operation = {id: named[1], place: `${file}:${index + 1}:1`};
    const titled = index < end ? /^title:\s*(['"]?)(.*?)\1\s*$/.exec(line) : null;
    if (titled?.[2]) title = {words: titled[2], place: `${file}:${index + 1}:1`};
    if (index > end && /^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const column = index > end && !isCode ? line.search(/^\s*<Operation\b/) : -1;
    const heading = isCode ? null : /^\s*(?:\d+\. )?#{2,6} .*\{\/\* #([\w-]+) \*\/\}/.exec(line);
    if (heading?.[1]) headings.push(heading[1]);
    if (column >= 0) tags.push(`${file}:${index + 1}:${line.indexOf('<') + 1}`);
  }
  // `remarkRelatedPages` adds this heading at the end of the page.
  if (lines.slice(0, end).some((line) => line.startsWith('related:'))) headings.push('related');
  return {file, route: routeOf(file), title, operation, tags, headings};
}

/**
 * Returns the path of a page on the site.
 *
 * @param file the file, relative to the site's folder
 */
export function routeOf(file: string): string {
  return `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '')}`;
}
