import {isRecord} from '../../../problems';
import type {Site} from './readSite';

type SidebarItem = Site['versions'][number]['sidebars'][string][number];

function hasHtml(items: readonly SidebarItem[]): boolean {
  return items.some((it) => it.type === 'html' || (it.type === 'category' && hasHtml(it.items)));
}

const docs = ({versions}: Site) => versions.flatMap((version) => version.docs);

const isHideable = ({theme}: Site): boolean => theme.docs?.sidebar?.hideable === true;

/** Returns a test for whether the navbar has an item of a type, also in a list that another item contains. */
function hasNavbarItem(type: string): (site: Site) => boolean {
  const isIn = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(isIn)
      : isRecord(value) && (value.type === type || Object.values(value).some(isIn));
  return ({theme}) => isIn(theme.navbar?.items);
}

/**
 * Parts of the theme that every page loads, though a site may not use them: the name of each part below `@theme`, and
 * whether a site uses it. An unused part renders nothing in the server's HTML either, or is never rendered.
 */
export const THEME_PARTS: Readonly<Record<string, (site: Site) => boolean>> = {
  ContentVisibility: (site) => [...docs(site), ...site.pages].some(({unlisted}) => unlisted),
  'DocRoot/Layout/Sidebar/ExpandButton': isHideable,
  'DocSidebar/Desktop/CollapseButton': isHideable,
  'DocSidebarItem/Html': ({versions}) =>
    versions.some(({sidebars}) => Object.values(sidebars).some(hasHtml)),
  DocVersionBadge: ({versions}) => versions.some(({badge}) => badge),
  DocVersionBanner: ({versions}) => versions.some(({banner}) => banner !== null),
  'Footer/Links/Simple': ({theme}) => !theme.footer?.links?.some((link) => 'title' in link),
  'NavbarItem/DocNavbarItem': hasNavbarItem('doc'),
  'NavbarItem/DocSidebarNavbarItem': hasNavbarItem('docSidebar'),
  'NavbarItem/DocsVersionDropdownNavbarItem': hasNavbarItem('docsVersionDropdown'),
  'NavbarItem/DocsVersionNavbarItem': hasNavbarItem('docsVersion'),
  'NavbarItem/HtmlNavbarItem': hasNavbarItem('html'),
  'NavbarItem/LocaleDropdownNavbarItem': hasNavbarItem('localeDropdown'),
  'NavbarItem/SearchNavbarItem': hasNavbarItem('search'),
  TagsListInline: (site) => docs(site).some(({tags}) => tags.length > 0),
};
