// Replaced. Why: the theme's card of a category shows a count and an emoji; readers need each of its pages, described.
// The descriptions come with the category page (see theme/DocCategoryGeneratedIndexPage).
import type {ReactNode} from 'react';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import {methodOf} from '@site/src/components/Badge/methodOf';
import {Card, Cards} from '@site/src/components/Cards';

function Group({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  return (
    <>
      <h2>{item.label}</h2>
      <DocCardList items={item.items} />
    </>
  );
}

function isLink(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link';
}

function isCategory(item: PropSidebarItem): item is PropSidebarItemCategory {
  return item.type === 'category';
}

/** A card for each page of a category. A nested category becomes a heading with its own cards. */
export default function DocCardList({items}: Props): ReactNode {
  const siblings = useCurrentSidebarSiblings();
  const shown = items ?? siblings;
  const pages = shown.filter(isLink);
  return (
    <>
      {pages.length > 0 && (
        <Cards>
          {pages.map((item) => (
            <Card href={item.href} title={item.label} method={methodOf(item)} key={item.href}>
              {item.description}
            </Card>
          ))}
        </Cards>
      )}
      {shown.filter(isCategory).map((item) => (
        <Group item={item} key={item.label} />
      ))}
    </>
  );
}
