// Ejected. Changes: a grid with a fixed reading width instead of percentages that the theme marks `!important`; a table
// of contents beside the text or below the title, depending only on the width of the window; and space for code beside
// the text of an operation.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import PageGrid from '@site/src/components/PageGrid';

/** One documentation page: its text and its table of contents. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const isWide = frontMatter.hide_table_of_contents === true;
  const isOperation = 'operation' in frontMatter;
  const hasContents = !isWide && toc.length > 0;
  return (
    <PageGrid
      isWide={isWide}
      hasCodeColumn={isOperation}
      aside={hasContents && !isOperation && <DocItemTOCDesktop />}
    >
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article>
        <DocBreadcrumbs />
        <DocVersionBadge />
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageGrid>
  );
}
