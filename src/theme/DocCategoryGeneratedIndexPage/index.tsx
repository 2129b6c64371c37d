// Ejected. Changes: the column and typography of every other page. It gets the descriptions of its pages as data, while
// the theme reads them from a list of all pages, which every page of the section would load.
import type {ReactNode} from 'react';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {purposeOf} from '@site/src/components/Badge/methodOf';
import PageGrid from '@site/src/components/PageGrid';
import styles from './styles.module.css';

/** Descriptions by page URL. When docs are trimmed, trimDocs.cjs adds them to the data of this page. */
type Descriptions = Readonly<Record<string, string>>;

type DescribeLink = (link: PropSidebarItemLink) => string | undefined;

function describe(
  items: readonly PropSidebarItem[],
  describeLink: DescribeLink,
): PropSidebarItem[] {
  return items.map((item) => {
    switch (item.type) {
      case 'category':
        return {...item, items: describe(item.items, describeLink)};
      case 'link': {
        const description = item.description ?? describeLink(item);
        return {...item, ...(description !== undefined && {description})};
      }
      case 'html':
        return item;
    }
  });
}

/** The page of a category: what it is about, and a card for each of its pages. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
  descriptions = {},
}: Props & {readonly descriptions?: Descriptions}): ReactNode {
  const {description, navigation, title} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  const {docs} = useDocsVersion();
  const describeLink: DescribeLink = (link) =>
    descriptions[link.href] ?? purposeOf(link) ?? docs[link.docId ?? '']?.description;
  return (
    <PageGrid>
      <PageMetadata title={title} {...(description !== undefined && {description})} />
      <DocBreadcrumbs />
      <div className="markdown">
        <Heading as="h1">{title}</Heading>
        {description && <p className={clsx(styles.lead)}>{description}</p>}
        <DocCardList items={describe(items, describeLink)} />
      </div>
      <DocPaginator
        {...(navigation.previous && {previous: navigation.previous})}
        {...(navigation.next && {next: navigation.next})}
      />
    </PageGrid>
  );
}
