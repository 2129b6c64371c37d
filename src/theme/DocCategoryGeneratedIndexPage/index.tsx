// Ejected. Changes: the column and the type of every other page.
import type {ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import PageGrid from '@site/src/components/PageGrid';
import styles from './styles.module.css';

/** The page of a category: what it is about, and a card for each of its pages. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {description, navigation, title} = props.categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <PageGrid>
      <PageMetadata title={title} {...(description !== undefined && {description})} />
      <DocBreadcrumbs />
      <div className="markdown">
        <Heading as="h1">{title}</Heading>
        {description && <p className={clsx(styles.lead)}>{description}</p>}
        <DocCardList items={items} />
      </div>
      <DocPaginator
        {...(navigation.previous && {previous: navigation.previous})}
        {...(navigation.next && {next: navigation.next})}
      />
    </PageGrid>
  );
}
