import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** What a link to a page says of it. */
export type PageSummary = {
  readonly title: string;
  readonly description: string;
};

/** Every page that other pages can name, by its address. */
export type PageIndex = Readonly<Record<string, PageSummary>>;

const FOLDERS = ['docs', 'api'] as const;

function readSummary(file: string): PageSummary | undefined {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/u.exec(readFileSync(file, 'utf8'))?.[1];
  const document = yaml === undefined ? undefined : parseDocument(yaml);
  const frontMatter: unknown = document?.errors.length === 0 ? document.toJS() : undefined;
  if (typeof frontMatter !== 'object' || frontMatter === null) {
    return undefined;
  }
  const fields = new Map(Object.entries(frontMatter));
  const title: unknown = fields.get('title');
  const description: unknown = fields.get('description');
  return typeof title === 'string' && typeof description === 'string'
    ? {title, description}
    : undefined;
}

/**
 * Reads the titles and descriptions of the pages in both areas.
 *
 * @param siteDir the folder of the site
 * @returns the pages whose front matter can be read; the page checks name the others
 */
export function readPageIndex(siteDir: string): PageIndex {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .flatMap((name) => {
        const file = path.posix.join(folder, name.split(path.sep).join('/'));
        const summary = readSummary(path.join(siteDir, file));
        return summary ? [[`/${file.replace(/\.mdx$/u, '')}`, summary] as const] : [];
      }),
  );
  return Object.fromEntries(entries);
}
