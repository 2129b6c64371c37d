import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
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
    // Of a page its ID, of the generated page of a category its address, however deep they stand.
    const named = JSON.stringify(sidebars).matchAll(/"(?:id|permalink)":"([^"]+)"/g);
    return [...named].map(([, name = '']) => routes.get(name) ?? name);
  });
}
