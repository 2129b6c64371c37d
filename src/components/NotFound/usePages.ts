import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useAreas} from '@site/src/components/SiteMenu/useAreas';
import type {Page} from './nearestPages';

function pagesOf(item: PropSidebarItem): Page[] {
  switch (item.type) {
    case 'link':
      return [{href: item.href, label: item.label}];
    case 'category': {
      const own = item.href === undefined ? [] : [{href: item.href, label: item.label}];
      return [...own, ...item.items.flatMap(pagesOf)];
    }
    case 'html':
      return [];
  }
}

/**
 * Lists the pages of both areas.
 *
 * @returns each with its name in the sidebar, in the order of the sidebars; none until they are loaded
 */
export function usePages(): Page[] {
  const {areas, state} = useAreas(true);
  return (state === 'ready' ? areas : []).flatMap(({items, label}) =>
    items.flatMap(pagesOf).map((page) => ({...page, label: `${label}: ${page.label}`})),
  );
}
