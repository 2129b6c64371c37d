import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sectionSidebar, type SiteSection} from './sectionSidebar';

/** Which sidebar of which docs instance a section shows. */
export type SectionSource = {
  readonly label: string;
  readonly docsPluginId: string;
  readonly sidebarId: string;
};

/**
 * Lists the sections of the site with all of their pages, for the mobile menu and the not-found page.
 *
 * @param sources the sections, in the order of the navbar
 * @param contents the content that each docs instance has loaded, by its id
 * @returns the sections whose docs instance and sidebar exist
 */
export function listSections(
  sources: readonly SectionSource[],
  contents: ReadonlyMap<string, LoadedContent>,
): SiteSection[] {
  return sources.flatMap(({label, docsPluginId, sidebarId}) => {
    const version = contents.get(docsPluginId)?.loadedVersions[0];
    const sidebar = version?.sidebars[sidebarId];
    return version && sidebar ? [sectionSidebar(label, sidebar, version)] : [];
  });
}
