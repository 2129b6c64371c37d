// Ejected. Changes: the same column and table of contents as a documentation page, instead of percentages.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import ContentsMenu from '@site/src/components/ContentsMenu';
import {headingLevels} from '@site/src/components/ContentsMenu/headingLevels';
import PageGrid from '@site/src/components/PageGrid';
import PageTools from '@site/src/components/PageTools';
import PageHead from '@site/src/components/PageTools/PageHead';
import PageMenu from '@site/src/components/PageTools/PageMenu';
import styles from './styles.module.css';

/** A page outside both documentation sections. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {assets, metadata, toc} = Content;
  const {description, frontMatter, title} = metadata;
  const isWide = Boolean(frontMatter.hide_table_of_contents);
  const hasContents = !isWide && toc.length > 0;
  const contents = {toc, ...headingLevels(frontMatter)};
  const image = assets.image ?? frontMatter.image;
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          {...(title !== undefined && {title})}
          {...(description !== undefined && {description})}
          {...(image !== undefined && {image})}
        />
        <main className="container container--fluid">
          <PageGrid isWide={isWide} aside={hasContents && <TOC {...contents} />}>
            <ContentVisibility metadata={metadata} />
            {isWide ? (
              <PageHead />
            ) : (
              <div className={clsx(styles.row)}>
                {hasContents && <ContentsMenu {...contents} />}
                <PageTools />
              </div>
            )}
            <article className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            {isWide && <PageMenu />}
          </PageGrid>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
