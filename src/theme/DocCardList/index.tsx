import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import {Cards} from '@site/src/theme/components/boxes';
import Card from '@site/src/theme/components/Card';

type Link = Extract<PropSidebarItem, {type: 'link'}>;

/** What an operation does in one sentence, or the description of the page. `describeOperationPages` stores both. */
function useDescribe(): (item: Link) => string | undefined {
  const {docs} = useDocsVersion();
  return ({customProps, description, docId}) => {
    if (typeof customProps?.purpose === 'string') return customProps.purpose;
    return description ?? docs[docId ?? '']?.description;
  };
}

/**
 * A card for each page of a category, whose page passes the items: texts cannot use this. A nested category becomes a
 * heading with its own cards.
 */
export default function DocCardList({items = []}: Props): ReactNode {
  const describe = useDescribe();
  const pages = items.filter((item) => item.type === 'link');
  const categories = items.filter((item) => item.type === 'category');
  return (
    <>
      {pages.length > 0 && (
        <Cards>
          {pages.map((item) => (
            <Card
              href={item.href}
              title={item.label}
              method={item.customProps?.method}
              key={item.href}
            >
              {describe(item)}
            </Card>
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
