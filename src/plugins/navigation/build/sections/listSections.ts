import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sectionSidebar, type SiteSection} from './sectionSidebar';

/** Which sidebar of which docs instance a section shows. */
export type SectionSource = {
  readonly label: string;
  readonly docsPluginId: string;
  readonly sidebarId: string;
};

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * Lists the sections of the site with all of their pages, for the mobile menu and the not-found page.
 *
 * @param sources the sections, in the order of the navbar
 * @param content what each docs instance has loaded, by its id
 * @returns the sections whose docs instance and sidebar are there
 */
export function listSections(
  sources: readonly SectionSource[],
  content: Readonly<Record<string, unknown>>,
): SiteSection[] {
  return sources.flatMap(({label, docsPluginId, sidebarId}) => {
    const loaded = content[docsPluginId];
    const version = isDocsContent(loaded) ? loaded.loadedVersions[0] : undefined;
    const sidebar = version?.sidebars[sidebarId];
    return version && sidebar ? [sectionSidebar(label, sidebar, version)] : [];
  });
}
