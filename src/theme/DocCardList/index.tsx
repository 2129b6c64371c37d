import type {ReactNode} from 'react';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import {Cards} from '@site/src/theme/components/boxes';
import Card from '@site/src/theme/components/Card';

/** The method of an operation (`sidebarsApi.ts`), and the description of the page. */
function PageCard(item: PropSidebarItemLink): ReactNode {
  const page = useDocById(item.docId);
  return (
    <Card href={item.href} title={item.label} method={item.customProps?.method}>
      {item.description ?? page?.description}
    </Card>
  );
}

/**
 * A card for each page of a category, whose page passes the items: texts cannot use this. A nested category becomes a
 * heading with its own cards.
 */
export default function DocCardList({items = []}: Props): ReactNode {
  const pages = items.filter((item) => item.type === 'link');
  const categories = items.filter((item) => item.type === 'category');
  return (
    <>
      {pages.length > 0 && (
        <Cards>
          {pages.map((item) => (
            <PageCard {...item} key={item.href} />
          ))}
        </Cards>
      )}
      {categories.map((item) => (
        <section key={item.label}>
          <h2>{item.label}</h2>
          <DocCardList items={item.items} />
        </section>
      ))}
    </>
  );
}
