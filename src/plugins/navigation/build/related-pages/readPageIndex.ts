import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/**
 * All pages that other pages can reference. As a plugin option, the index makes the bundler compile pages again when a
 * name changes: the bundler compares the public part of the index, which is the fingerprint. It stores plugin options
 * with each page, so the pages themselves have to be private.
 */
export class PageIndex {
  /** A hexadecimal SHA-256 over the whole content of the index. */
  public readonly fingerprint: string;
  readonly #pages: ReadonlyMap<string, string>;

  /** @param pages addresses with the names of their pages */
  public constructor(pages: readonly (readonly [route: string, name: string])[]) {
    this.#pages = new Map(pages);
    this.fingerprint = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  }

  /** @returns the name of the page, or undefined when there is no such page */
  public find(route: string): string | undefined {
    return this.#pages.get(route);
  }

  /** @returns the addresses of all pages */
  public routes(): string[] {
    return [...this.#pages.keys()];
  }
}

const FOLDERS = ['docs', 'api'] as const;

/**
 * Returns the name that the sidebar uses for the page, so that no page appears under two names. The suffix tells an
 * operation from the guide that leads through it: "Create app (API)" next to "Create an app".
 */
function readName(file: string): string | undefined {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/u.exec(readFileSync(file, 'utf8'))?.[1];
  const document = yaml === undefined ? undefined : parseDocument(yaml);
  const frontMatter: unknown = document?.errors.length === 0 ? document.toJS() : undefined;
  if (typeof frontMatter !== 'object' || frontMatter === null) {
    return undefined;
  }
  const fields = new Map(Object.entries(frontMatter));
  const name: unknown = fields.get('sidebar_label') ?? fields.get('title');
  if (typeof name !== 'string') return undefined;
  return fields.has('operation') ? `${name} (API)` : name;
}

/**
 * Reads the names of the pages in both sections.
 *
 * @param siteDir the folder of the site
 * @returns the pages whose front matter can be read; the page checks report the others
 */
export function readPageIndex(siteDir: string): PageIndex {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .flatMap((name) => {
        const file = path.posix.join(folder, name.split(path.sep).join('/'));
        const found = readName(path.join(siteDir, file));
        return found === undefined ? [] : [[`/${file.replace(/\.mdx$/u, '')}`, found] as const];
      }),
  );
  return new PageIndex(entries);
}
