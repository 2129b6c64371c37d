import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** What a link to a page says of it. */
type PageSummary = {
  readonly title: string;
  readonly description: string;
};

/**
 * Every page that other pages can name. As an option of a plugin, it makes the bundler compile pages again when
 * a title changes: the bundler compares what it sees of it, which is the fingerprint. It keeps its options with
 * each page, so it must not see the pages themselves.
 */
export class PageIndex {
  /** A hexadecimal SHA-256 over all that the index knows. */
  public readonly fingerprint: string;
  readonly #pages: ReadonlyMap<string, PageSummary>;

  /** @param pages addresses with what a link to them says */
  public constructor(pages: readonly (readonly [route: string, summary: PageSummary])[]) {
    this.#pages = new Map(pages);
    this.fingerprint = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  }

  /** @returns what a link to the page says, or undefined when there is no such page */
  public find(route: string): PageSummary | undefined {
    return this.#pages.get(route);
  }

  /** @returns the addresses of all pages */
  public routes(): string[] {
    return [...this.#pages.keys()];
  }
}

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
 * Reads the titles and descriptions of the pages in both sections.
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
  return new PageIndex(entries);
}
