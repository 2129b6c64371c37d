import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {isRecord, type Problem} from '../../files';
import type {SiteContent, Rule} from './rule';

/** The folders whose pages have a sidebar, and its file. */
const SIDEBARS = {docs: 'sidebars.ts', api: 'sidebarsApi.ts'} as const;

/** What a sidebar shows. */
type Sidebar = {
  readonly folder: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** Pages, such as `quickstart/get-api-key`. */
  readonly pages: readonly string[];
  /** Addresses of categories below the folder, such as `/category/getting-started`. */
  readonly slugs: readonly string[];
};

/** Reports pages that are not in their sidebar, and those that are twice. Docusaurus reports items without a page. */
export const sidebars: Rule = {id: 'sidebars', check: checkSidebars};

async function checkSidebars({siteDir, files}: SiteContent): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {folder, file: sidebar, pages} of await readSidebars(siteDir)) {
    for (const file of files.filter((name) => name.startsWith(`${folder}/`))) {
      const id = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
      const count = pages.filter((page) => page === id).length;
      const place = `${file}:1:1`;
      if (count === 0) {
        problems.push({place, problem: 'is in no sidebar', fix: `add '${id}' to ${sidebar}`});
      } else if (count > 1) {
        problems.push({place, problem: `is ${count} times in ${sidebar}`, fix: 'name it once'});
      }
    }
  }
  return problems;
}

/** Reads all sidebars. */
export async function readSidebars(siteDir: string): Promise<Sidebar[]> {
  const read: Sidebar[] = [];
  for (const [folder, file] of Object.entries(SIDEBARS)) {
    const items: unknown = await loadFreshModule(path.join(siteDir, file));
    const pages: string[] = [];
    const slugs: string[] = [];
    collectItems(items, pages, slugs);
    read.push({folder, file, pages, slugs});
  }
  return read;
}

/** Collects the pages of a sidebar, of a category or of a list, and the addresses of categories. */
function collectItems(item: unknown, pages: string[], slugs: string[]): void {
  if (typeof item === 'string') {
    pages.push(item);
  } else if (Array.isArray(item)) {
    for (const child of item) collectItems(child, pages, slugs);
  } else if (isRecord(item)) {
    const isPage = item.type === 'doc' || item.type === 'ref';
    if (isPage) pages.push(String(item.id));
    if (isRecord(item.link) && typeof item.link.slug === 'string') slugs.push(item.link.slug);
    const isSidebar = !('type' in item);
    collectItems(isSidebar ? Object.values(item) : item.items, pages, slugs);
  }
}
