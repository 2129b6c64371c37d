import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useSections} from '@site/src/components/MobileMenu/useSections';
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
 * Lists the pages of both sections.
 *
 * @returns each page with its section and sidebar label, in sidebar order; an empty array until they are loaded
 */
export function usePages(): Page[] {
  const {sections, state} = useSections(true);
  return (state === 'ready' ? sections : []).flatMap(({items, label}) =>
    items.flatMap(pagesOf).map((page) => ({...page, label: `${label}: ${page.label}`})),
  );
}
