import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {areaSidebar, areaStart} from './areaSidebar';
import type {Area} from './areaSidebar';

/** Which sidebar of which docs instance each area shows, in the order of the bar at the top. */
export type PluginOptions = {
  readonly areas: readonly {
    readonly label: string;
    readonly docsPluginId: string;
    readonly sidebarId: string;
  }[];
};

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * Writes the sidebars of all areas, which the menu of small screens and the not-found page show, into a file of
 * their own: they grow with the site. Every page knows the areas and the first page of each.
 */
export default function areas(_context: unknown, options: PluginOptions): Plugin {
  return {
    name: 'areas',
    async allContentLoaded({allContent, actions}) {
      const loaded = allContent['docusaurus-plugin-content-docs'] ?? {};
      const found = options.areas.flatMap(({label, docsPluginId, sidebarId}): Area[] => {
        const content = loaded[docsPluginId];
        const version = isDocsContent(content) ? content.loadedVersions[0] : undefined;
        const sidebar = version?.sidebars[sidebarId];
        return version && sidebar ? [areaSidebar(label, sidebar, version)] : [];
      });
      await actions.createData('areas.json', found);
      actions.setGlobalData({areas: found.map(areaStart)});
    },
  };
}
