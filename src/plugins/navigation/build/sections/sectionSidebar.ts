import type {LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';

type Sidebar = NonNullable<LoadedVersion['sidebars'][string]>;
type SidebarItem = Sidebar[number];
type Doc = Pick<
  LoadedVersion['docs'][number],
  'id' | 'title' | 'permalink' | 'unlisted' | 'frontMatter'
>;
type Version = {readonly path: string; readonly docs: readonly Doc[]};

/** One section of the site: its name for readers, the path of its pages, and its sidebar. */
export type SiteSection = {
  readonly label: string;
  /** The prefix of the paths of its pages, without a trailing slash. */
  readonly path: string;
  readonly items: readonly PropSidebarItem[];
};

function docLink(id: string, label: string | undefined, docs: readonly Doc[]): PropSidebarItem[] {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) {
    return [];
  }
  const name = label ?? doc.frontMatter.sidebar_label ?? doc.title;
  const {sidebar_custom_props: customProps} = doc.frontMatter;
  return [
    {
      type: 'link',
      label: name,
      href: doc.permalink,
      ...(doc.unlisted && {unlisted: true}),
      ...(customProps && {customProps}),
    },
  ];
}

function toLinks(item: SidebarItem, docs: readonly Doc[]): PropSidebarItem[] {
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
 * Converts a sidebar as the docs plugin loaded it into links, so that a page outside its section can show it.
 *
 * @param label the name of the section
 * @param sidebar the sidebar's items
 * @param version the pages that those items reference, and the path above them
 * @returns the section with a link for each page and category page, in the order of the sidebar
 */
export function sectionSidebar(
  label: string,
  sidebar: Sidebar,
  {docs, path}: Version,
): SiteSection {
  return {label, path, items: sidebar.flatMap((item) => toLinks(item, docs))};
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItem | undefined {
  for (const item of items) {
    const link = item.type === 'category' ? firstLink(item.items) : item;
    if (link?.type === 'link') return link;
  }
  return undefined;
}

/**
 * Reduces a section to its first page, which is enough to enter it and does not grow with the site.
 *
 * @param section the complete section
 * @returns the section with at most one link
 */
export function sectionStart({items, ...section}: SiteSection): SiteSection {
  const first = firstLink(items);
  return {...section, items: first ? [first] : []};
}
