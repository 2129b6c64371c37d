import type {LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';

type Sidebar = NonNullable<LoadedVersion['sidebars'][string]>;
type SidebarItem = Sidebar[number];
type Docs = LoadedVersion['docs'];

/** One area of the site: the name readers know it by, and its sidebar. */
export type Area = {
  readonly label: string;
  readonly items: readonly PropSidebarItem[];
};

function docLink(id: string, label: string | undefined, docs: Docs): PropSidebarItem[] {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) {
    return [];
  }
  const name = label ?? doc.frontMatter.sidebar_label ?? doc.title;
  return [{type: 'link', label: name, href: doc.permalink, docId: doc.id, unlisted: doc.unlisted}];
}

function toLinks(item: SidebarItem, docs: Docs): PropSidebarItem[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item.id, item.label, docs);
    case 'category': {
      const items = item.items.flatMap((child) => toLinks(child, docs));
      const {label, collapsed, collapsible} = item;
      const href = item.link?.type === 'generated-index' ? item.link.permalink : undefined;
      return [{type: 'category', label, collapsed, collapsible, items, ...(href && {href})}];
    }
    case 'link':
      return [{...item}];
    case 'html':
      return [];
  }
}

/**
 * Turns one sidebar as the docs plugin loaded it into links, so that a page outside its area can show it.
 *
 * @param label the name of the area
 * @param sidebar the sidebar's items
 * @param docs the pages those items name
 * @returns the area with a link for each page and category page, in the order of the sidebar
 */
export function areaSidebar(label: string, sidebar: Sidebar, docs: Docs): Area {
  return {label, items: sidebar.flatMap((item) => toLinks(item, docs))};
}
