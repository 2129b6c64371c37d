import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** Lists the pages of a sidebar: a page by its id, the generated page of a category by its address. */
function listPages(items: readonly Item[]): string[] {
  const pages: string[] = [];
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') pages.push(item.id);
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') pages.push(item.link.id);
    if (item.link?.type === 'generated-index') pages.push(item.link.permalink);
    pages.push(...listPages(item.items));
  }
  return pages;
}

/**
 * Reads the order in which the sidebars list the pages.
 *
 * @param plugins those of the site, with the content that they have loaded
 * @param id the docs instance, for example `api`
 * @returns the addresses of its pages; none if there is no such instance
 */
export function readPageOrder(plugins: readonly LoadedPlugin[], id: string): readonly string[] {
  const {content} =
    plugins.find(
      ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === id,
    ) ?? {};
  if (!isDocsContent(content)) return [];
  return content.loadedVersions.flatMap(({docs, sidebars}) => {
    const routes = new Map(docs.map((doc) => [doc.id, doc.permalink]));
    return listPages(Object.values(sidebars).flat()).map((page) => routes.get(page) ?? page);
  });
}
