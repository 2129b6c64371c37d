import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * Finds the contents that the docs plugins have loaded.
 *
 * @param allContent the contents of all plugins, as Docusaurus passes them to `allContentLoaded`
 * @returns the contents of each docs instance by its id, without instances whose contents have another form
 */
export function docsContents(allContent: AllContent): ReadonlyMap<string, LoadedContent> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return new Map(
    instances.flatMap(([id, content]) => (isDocsContent(content) ? [[id, content]] : [])),
  );
}
