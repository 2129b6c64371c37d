import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

function routesOf(item: SidebarItem, routes: ReadonlyMap<string, string>): readonly string[] {
  if (item.type === 'category') {
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...item.items.flatMap((child) => routesOf(child, routes))];
  }
  const route = item.type === 'doc' || item.type === 'ref' ? routes.get(item.id) : undefined;
  return route === undefined ? [] : [route];
}

function orderOf({docs, sidebars}: Version): readonly string[] {
  const routes = new Map(docs.map(({id, permalink}) => [id, permalink]));
  return Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) => routesOf(item, routes)),
  );
}

/**
 * Reads the order in which the sidebars list the pages.
 *
 * @param plugins those of the site, with the content that they have loaded
 * @param id the docs instance, for example `api`
 * @returns the addresses of its pages; none if there is no such instance
 */
export function readPageOrder(plugins: readonly LoadedPlugin[], id: string): readonly string[] {
  const content = plugins.find(
    ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === id,
  )?.content;
  return isDocsContent(content) ? content.loadedVersions.flatMap(orderOf) : [];
}
