import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * Reads the order in which a sidebar lists the pages: each leads to the next one.
 *
 * @param plugins those of the site, with the content that they have loaded
 * @param id the docs instance, for example `api`
 * @returns the addresses of its pages; none if there is no such instance
 */
export function readPageOrder(plugins: readonly LoadedPlugin[], id: string): readonly string[] {
  const docs = plugins.find(
    ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === id,
  );
  if (!isDocsContent(docs?.content)) return [];
  const nextOf = new Map<string, string>();
  for (const {permalink, previous, next} of docs.content.loadedVersions.flatMap((it) => it.docs)) {
    if (previous) nextOf.set(previous.permalink, permalink);
    if (next) nextOf.set(permalink, next.permalink);
  }
  const followers = new Set(nextOf.values());
  const [first] = [...nextOf.keys()].filter((page) => !followers.has(page));
  const order: string[] = [];
  for (let page = first; page !== undefined; page = nextOf.get(page)) order.push(page);
  return order;
}
